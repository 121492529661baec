import { useEffect } from "react";
import { isRouteErrorResponse, useLocation } from "react-router";
import { useTranslations } from "use-intl";

import { isNetworkFailure } from "#web/offline/is-network-failure.ts";
import { reloadOffline } from "#web/offline/open-offline.ts";
import { Button } from "#web/ui/button.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { usePaths } from "#web/use-paths.ts";

import { ErrorHills } from "./error-hills.tsx";

/** Status, its name and what to do next. Details are for the log, never for the screen. */
export function ErrorPage({ error }: { error: unknown }) {
  const t = useTranslations("shell.error");
  const paths = usePaths();
  const { pathname } = useLocation();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const missing = status === 404;
  const unreachable = isNetworkFailure(error);
  const title = missing ? t("notFoundStatus") : t(unreachable ? "unreachableStatus" : "serverStatus");
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
          {missing ? t("pageNotFound", { path: pathname }) : t(unreachable ? "unreachable" : "unexpected")}
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
