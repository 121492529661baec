import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";

import { routeFileFormats, type RouteFileFormat } from "#contract/routes/route-file-formats.ts";
import { buttonLook } from "#web/ui/controls/button.tsx";
import { Link } from "#web/ui/controls/link.tsx";
import { SelectField } from "#web/ui/controls/field.tsx";
import { usePaths } from "#web/ui/use-paths.ts";

import { townsFor } from "./way/unpack-way.ts";

import "./downloads.css";

const formatNames: Record<RouteFileFormat, string> = { gpx: "GPX", kml: "KML", geojson: "GeoJSON" };

interface DownloadsProps {
  routeSlug: string;
  /** The displayed branch, whose way is exported. */
  branch: string | null;
  towns: readonly { readonly slug: string; readonly name: string }[];
  /** Whether all towns are initial options, as without a script; `fillTowns` adds them when a list is first used. */
  isFull: boolean;
}

/** Export of the line, complete or from town to town: plain links and a plain form. */
export function Downloads({ routeSlug, branch, towns, isFull }: DownloadsProps) {
  const t = useTranslations("route.downloads");
  const paths = usePaths();
  const query = { branch: branch ?? undefined };
  const end = towns.at(-1);
  return (
    <div className="grid gap-4">
      <div className="grid gap-4 md:grid-cols-[1fr_1.6fr]">
        <section
          aria-label={t("whole")}
          className="grid content-start gap-4 rounded-lg border border-line bg-surface p-5"
        >
          <h3 className="text-lg">{t("whole")}</h3>
          <ul className="flex flex-wrap gap-2">
            {routeFileFormats.map((format) => (
              <li key={format}>
                <a
                  href={paths.routeFile(routeSlug, format, query)}
                  download
                  className={buttonLook("secondary", "sm", "download-mark")}
                  aria-label={t("wholeLabel", { format: formatNames[format] })}
                >
                  {formatNames[format]}
                </a>
              </li>
            ))}
          </ul>
        </section>
        <form
          method="get"
          action={paths.routeFile(routeSlug, "gpx")}
          className="grid content-start gap-4 rounded-lg border border-line bg-surface p-5"
        >
          <h3 className="text-lg">{t("stretch")}</h3>
          {branch ? <input type="hidden" name="branch" value={branch} /> : null}
          <div className="grid gap-4 sm:grid-cols-2">
            <TownField
              name="from"
              label={t("from")}
              towns={isFull ? townsFor("from", towns) : towns.slice(0, 1)}
              value={towns[0]?.slug}
            />
            <TownField
              name="to"
              label={t("to")}
              towns={isFull ? townsFor("to", towns) : towns.slice(-1)}
              value={end?.slug}
            />
          </div>
          {isFull ? null : <AllTowns />}
          <div className="flex flex-wrap gap-2">
            {routeFileFormats.map((format) => (
              <button
                key={format}
                type="submit"
                formAction={paths.routeFile(routeSlug, format)}
                className={buttonLook("secondary", "sm", "download-mark")}
                aria-label={t("file", { format: formatNames[format] })}
              >
                {formatNames[format]}
              </button>
            ))}
          </div>
        </form>
      </div>
      <p className="text-sm text-ink-2">{t("licence")}</p>
    </div>
  );
}

function AllTowns() {
  const t = useTranslations("route.downloads");
  const [search] = useSearchParams();
  const next = new URLSearchParams(search);
  next.set("section", "choose");
  return (
    <noscript>
      <Link to={{ search: next.toString(), hash: "downloads" }}>{t("choose")}</Link>
    </noscript>
  );
}

interface TownFieldProps {
  name: "from" | "to";
  label: string;
  towns: DownloadsProps["towns"];
  value: string | undefined;
}

function TownField({ name, label, towns, value }: TownFieldProps) {
  return (
    <SelectField label={label} error={null} name={name} defaultValue={value} data-towns={name}>
      {towns.map((town) => (
        <option key={town.slug} value={town.slug}>
          {town.name}
        </option>
      ))}
    </SelectField>
  );
}
