import { Download } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";

import type { OpenDataFile, OpenDataFormat } from "#contract/places/open-data.ts";
import { showOpenData } from "#use-cases/places/open-data/show-open-data.ts";
import { PageHead } from "#web/components/seo/page-head.tsx";
import { applicationContext } from "#web/server/app-context.ts";
import { buttonLook } from "#web/ui/controls/button.tsx";
import { Link } from "#web/ui/controls/link.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";
import { useFormats } from "#web/ui/text/formats.ts";
import { TextPart } from "./text-page.tsx";
import { usePaths } from "#web/ui/use-paths.ts";

import type { Route } from "./+types/data.ts";

const formatNames: Record<OpenDataFormat, string> = { csv: "CSV", json: "JSON", geojson: "GeoJSON" };

export function loader({ context }: Route.LoaderArgs) {
  return showOpenData(context.get(applicationContext));
}

export default function Data({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("data");
  const paths = usePaths();
  const { version, changedOn, licence, attribution, files } = loaderData;
  const date = useFormats().date(changedOn);
  const outside = (words: ReactNode) => (
    <a href={licence} rel="noopener">
      {words}
    </a>
  );
  return (
    <div className="page-width grid grid-cols-1 gap-10 py-12">
      <PageHead title={`${t("title")} – Vieira`} description={t("description")} />
      <div className="grid gap-3">
        <h1 className="text-2xl font-bold">{t("title")}</h1>
        <p className="max-w-[65ch] text-lg text-ink-2">{t("lead")}</p>
        <p>{t("version", { version, date })}</p>
      </div>
      <TextPart heading={t("licence.heading")}>
        <p>{t.rich("licence.text", { licence: outside })}</p>
        <p>{t("licence.attribution")}</p>
        <p lang="en" className="rounded-md border border-line bg-surface p-3 text-sm">
          {attribution}
        </p>
        <p>{t.rich("licence.credits", { link: (words) => <Link to={paths.credits()}>{words}</Link> })}</p>
      </TextPart>
      <section aria-labelledby="files" className="grid gap-5">
        <h2 id="files" className="text-xl">
          {t("files")}
        </h2>
        <ul className="grid grid-cols-1 gap-5 lg:grid-cols-2">
          {files.map((file) => (
            <DataFile key={file.name} {...file} />
          ))}
        </ul>
      </section>
      <TextPart heading={t("form.heading")}>
        <p>{t("form.text")}</p>
        <p>{t("form.routes")}</p>
      </TextPart>
    </div>
  );
}

interface DataFileProps {
  name: OpenDataFile;
  rows: number;
  columns: readonly string[];
  formats: readonly { readonly format: OpenDataFormat; readonly url: string }[];
}

/** A file: its content, its columns, and its download formats. */
function DataFile({ name, rows, columns, formats }: DataFileProps) {
  const t = useTranslations("data");
  const write = useFormats();
  return (
    <li className="grid content-start gap-3 rounded-lg border border-line bg-surface p-5">
      <h3 className="text-lg">{t(`${name}.name`)}</h3>
      <p className="text-sm text-ink-2">{t("rows", { count: rows, shown: write.count(rows) })}</p>
      <p>{t(`${name}.text`)}</p>
      <ul className="flex flex-wrap gap-2">
        {formats.map(({ format, url }) => (
          <li key={format}>
            <a
              href={url}
              download
              className={buttonLook("secondary", "sm")}
              aria-label={t("download", { file: t(`${name}.name`), format: formatNames[format] })}
            >
              <Icon of={Download} size="sm" />
              {formatNames[format]}
            </a>
          </li>
        ))}
      </ul>
      <details>
        <summary className="inline-flex min-h-tap items-center text-sm text-way underline underline-offset-4">
          {t("columns")}
          <span className="sr-only">: {t(`${name}.name`)}</span>
        </summary>
        <p lang="en" translate="no" className="font-mono text-sm break-words">
          {columns.join(", ")}
        </p>
      </details>
    </li>
  );
}
