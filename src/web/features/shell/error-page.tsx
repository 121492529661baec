import { useEffect, useState } from "react";
import { isRouteErrorResponse, useLocation } from "react-router";
import { useTranslations } from "use-intl";

import { isNetworkFailure } from "#web/client/offline/support.ts";
import { reloadOffline } from "#web/components/plan-sync/open-offline.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { ButtonLink, Link } from "#web/ui/controls/link.tsx";
import { usePaths } from "#web/ui/use-paths.ts";
import { pathInLocale } from "#web/i18n/language.ts";

/** Hills with a way that disappears among them. */
function ErrorHills() {
  return (
    <svg
      viewBox="0 0 1440 180"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
      className="block h-36 w-full md:h-44"
    >
      <path className="fill-hill-1" d="M0 92C190 40 330 34 520 70s310 46 480 4 300-44 440 2v104H0Z" />
      <path className="fill-hill-2" d="M0 128c160-52 300-46 470-16s330 40 520-4 320-30 450 8v64H0Z" />
      <path className="fill-hill-4" d="M0 160c220-36 380-34 620-18s520 10 820-14v52H0Z" />
      <path
        className="fill-none stroke-casing stroke-[8]"
        strokeLinecap="round"
        d="M-10 166c210-30 390-28 560-18 110 7 160-2 190-22"
      />
      <path
        className="fill-none stroke-arrow stroke-[4]"
        strokeLinecap="round"
        d="M-10 166c210-30 390-28 560-18 110 7 160-2 190-22"
      />
    </svg>
  );
}

type Kind = "unreachable" | "notFound" | "tooLarge" | "busy" | "refused" | "away" | "server";

function kindOf(error: unknown, status: number): Kind {
  if (isNetworkFailure(error)) return "unreachable";
  if (status === 404) return "notFound";
  if (status === 413) return "tooLarge";
  if (status === 429) return "busy";
  if (status === 503) return "away";
  return status >= 400 && status < 500 ? "refused" : "server";
}

function OpeningOffline() {
  const t = useTranslations("shell");
  return (
    <p role="status" className="page-width flex-1 py-16 text-ink-2">
      {t("loading")}
    </p>
  );
}

interface ErrorPageProps {
  error: unknown;
  /** Link in a separate area of the site; the home page by default. */
  home?: { readonly to: string; readonly label: string };
}

/** Status, its name and what to do next. Details only go to the log, never to the screen. */
export function ErrorPage({ error, home }: ErrorPageProps) {
  const t = useTranslations("shell.error");
  const paths = usePaths();
  const { pathname } = useLocation();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const kind = kindOf(error, status);
  const missing = kind === "notFound";
  const unreachable = kind === "unreachable";
  const nearest = missing && isRouteErrorResponse(error) ? nearestPages(error.data) : [];
  const title = t(`${kind}Status`);
  // The stored copy of the page is loading: an error that is replaced in a moment is not shown.
  const [isLeaving, setLeaving] = useState(unreachable);
  useEffect(() => {
    if (unreachable && !reloadOffline()) queueMicrotask(() => setLeaving(false));
  }, [unreachable]);
  if (isLeaving) return <OpeningOffline />;
  return (
    <div className="relative flex flex-1 flex-col overflow-hidden bg-hill-0">
      <title>{`${title} – Vieira`}</title>
      <meta name="robots" content="noindex" />
      <div className="page-width grid flex-1 content-center gap-4 py-16">
        {unreachable ? null : (
          <p className="font-display text-3xl leading-none font-bold text-way lining-nums">{status}</p>
        )}
        <h1 className="text-2xl">{title}</h1>
        <p className="max-w-[60ch] text-lg break-words text-ink-2">
          {missing ? t("pageNotFound", { path: pathname }) : t(kind === "server" ? "unexpected" : kind)}
          {missing ? <span className="block text-md">{t("notFoundHelp")}</span> : null}
        </p>
        {nearest.length > 0 ? (
          <nav aria-label={t("nearest")} className="flex flex-wrap items-center gap-x-5 gap-y-1 text-md">
            <span>{t("nearest")}</span>
            {nearest.map(({ name, url }) => (
              <Link key={url} to={pathInLocale(url, paths.locale)} className="inline-flex min-h-tap items-center">
                {name}
              </Link>
            ))}
          </nav>
        ) : null}
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={home?.to ?? paths.home()}>{home?.label ?? t("home")}</ButtonLink>
          {missing ? null : (
            <Button variant="secondary" data-needs-script="" onClick={() => window.location.reload()}>
              {t("again")}
            </Button>
          )}
        </div>
      </div>
      <ErrorHills />
    </div>
  );
}

/** Pages with names similar to an unknown address, included in a 404. */
export type NearestPages = readonly { readonly name: string; readonly url: string }[];

/** Those that a failure carries; none where it carries something else. */
function nearestPages(errorData: unknown): NearestPages {
  return Array.isArray(errorData) ? (errorData as NearestPages) : [];
}
