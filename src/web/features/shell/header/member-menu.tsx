import { ChevronDown, UserRound } from "lucide-react";
import { useEffect, useRef } from "react";
import { Form, useLocation } from "react-router";
import { useTranslations } from "use-intl";

import type { UserIdentity } from "#contract/accounts/account.ts";
import { useIsWalking } from "#web/client/offline/walk-dates.ts";
import { mayEditContent } from "#domain/accounts/permissions.ts";
import { Icon } from "#web/ui/icons/icon.tsx";
import { Link } from "#web/ui/controls/link.tsx";
import { usePaths } from "#web/ui/use-paths.ts";

const entryLook =
  "flex min-h-tap w-full items-center rounded-sm px-3 text-left font-medium text-ink no-underline hover:bg-way-soft hover:text-way";

/** A disclosure, so that it opens without a script too. */
export function MemberMenu({ identity }: { identity: UserIdentity }) {
  const { name } = identity;
  const t = useTranslations("shell.account");
  const paths = usePaths();
  const { pathname } = useLocation();
  const details = useClosingDetails(pathname);
  const isWalking = useIsWalking();
  return (
    <details ref={details} className="group relative">
      <summary className="flex min-h-tap min-w-tap list-none items-center justify-center gap-2 rounded-pill px-2 font-medium hover:bg-way-soft hover:text-way focus-visible:rounded-pill sm:px-3.5 [&::-webkit-details-marker]:hidden">
        <Icon of={UserRound} />
        <span className="sr-only">{t("menu")}: </span>
        <span className="sr-only max-w-[16ch] truncate sm:not-sr-only">{name}</span>
        <Icon of={ChevronDown} size="sm" className="hidden transition-transform group-open:rotate-180 sm:block" />
      </summary>
      <div className="absolute top-full right-0 z-40 mt-1 grid min-w-52 gap-0.5 rounded-md border border-line bg-surface p-1.5 shadow-card">
        <p className="truncate px-3 py-1.5 text-sm text-ink-2 sm:hidden">{name}</p>
        <Link to={isWalking ? paths.today() : paths.plans()} className={entryLook}>
          {t("plans")}
        </Link>
        <Link to={paths.favouriteTowns()} className={entryLook}>
          {t("favourites")}
        </Link>
        <Link to={paths.me()} className={entryLook}>
          {t("account")}
        </Link>
        {mayEditContent(identity) ? (
          <Link to={paths.administration()} className={entryLook}>
            {t("administration")}
          </Link>
        ) : null}
        <Form method="post" action={paths.logout()} className="border-t border-line pt-0.5">
          <button type="submit" className={entryLook}>
            {t("signOut")}
          </button>
        </Form>
      </div>
    </details>
  );
}

/** Closes on Escape, on a click elsewhere and on navigation. */
function useClosingDetails(pathname: string) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(
    // Only on leaving: a menu that was opened before hydration stays open.
    () => () => {
      if (details.current) details.current.open = false;
    },
    [pathname],
  );
  useEffect(() => {
    const pressed = ({ target }: PointerEvent) => {
      if (details.current?.open && !(target instanceof Node && details.current.contains(target)))
        details.current.open = false;
    };
    const typed = ({ key }: KeyboardEvent) => {
      if (key !== "Escape" || !details.current?.open) return;
      details.current.open = false;
      details.current.querySelector("summary")?.focus();
    };
    document.addEventListener("pointerdown", pressed);
    document.addEventListener("keydown", typed);
    return () => {
      document.removeEventListener("pointerdown", pressed);
      document.removeEventListener("keydown", typed);
    };
  }, []);
  return details;
}
