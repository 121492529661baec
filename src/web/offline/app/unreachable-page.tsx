import { useLocation } from "react-router";
import { useTranslations } from "use-intl";

import { KeptList } from "./kept-list.tsx";
import { Unreachable } from "./unreachable.tsx";

/** In place of a page that cannot be fetched: what was asked for, and what is there instead. */
export function UnreachablePage() {
  const t = useTranslations("offline");
  const { pathname } = useLocation();
  return (
    <Unreachable path={pathname}>
      <title>{`${t("title")} – Vieira`}</title>
      <section aria-labelledby="kept" className="mt-4 grid gap-3">
        <h2 id="kept" className="text-xl">
          {t("list.heading")}
        </h2>
        <KeptList />
      </section>
    </Unreachable>
  );
}
