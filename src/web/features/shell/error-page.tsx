import { useEffect } from "react";
import { isRouteErrorResponse, useLocation } from "react-router";
import { useTranslations } from "use-intl";

import { isNetworkFailure } from "#web/client/kept/is-network-failure.ts";
import { reloadOffline } from "#web/components/plan-sync/open-offline.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { usePaths } from "#web/ui/use-paths.ts";

import { ErrorHills } from "./error-hills.tsx";

type Kind = "unreachable" | "notFound" | "tooLarge" | "busy" | "refused" | "away" | "server";

function kindOf(error: unknown, status: number): Kind {
  if (isNetworkFailure(error)) return "unreachable";
  if (status === 404) return "notFound";
  if (status === 413) return "tooLarge";
  if (status === 429) return "busy";
  if (status === 503) return "away";
  return status >= 400 && status < 500 ? "refused" : "server";
}

/** Status, its name and what to do next. Details are for the log, never for the screen. */
export function ErrorPage({ error }: { error: unknown }) {
  const t = useTranslations("shell.error");
  const paths = usePaths();
  const { pathname } = useLocation();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const kind = kindOf(error, status);
  const missing = kind === "notFound";
  const unreachable = kind === "unreachable";
  const title = t(`${kind}Status`);
  useEffect(() => {
    if (unreachable) reloadOffline();
  }, [unreachable]);
  return (
    <div className="relative flex flex-1 flex-col overflow-hidden bg-hill-0">
      <title>{`${title} – Vieira`}</title>
      <meta name="robots" content="noindex" />
      <div className="page-width grid flex-1 content-center gap-4 py-16">
        {unreachable ? null : (
          <p className="font-display text-3xl leading-none font-extrabold text-way lining-nums">{status}</p>
        )}
        <h1 className="text-2xl">{title}</h1>
        <p className="max-w-[60ch] text-lg break-words text-ink-2">
          {missing ? t("pageNotFound", { path: pathname }) : t(kind === "server" ? "unexpected" : kind)}
          {missing ? <span className="block text-md">{t("notFoundHelp")}</span> : null}
        </p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={paths.home()}>{t("home")}</ButtonLink>
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
