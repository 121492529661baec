import { UserRound } from "lucide-react";
import { Suspense } from "react";
import { useLocation } from "react-router";
import { useTranslations } from "use-intl";

import { useIdentity } from "#web/client/api/identity.tsx";
import { pathInLocale } from "#web/i18n/language.ts";
import { Icon } from "#web/ui/icons/icon.tsx";
import { lazyPart } from "#web/ui/lazy-part.tsx";
import { Link } from "#web/ui/controls/link.tsx";
import { usePaths } from "#web/ui/use-paths.ts";

/** Visitors need none of it. */
const MemberMenu = lazyPart(async () => (await import("./member-menu.tsx")).MemberMenu);

/** Signing in for visitors; for members their name with the pages of their own. */
export function AccountMenu() {
  const identity = useIdentity();
  if (!identity) return <SignInLink />;
  return (
    <Suspense fallback={<span className="size-tap" />}>
      <MemberMenu identity={identity} />
    </Suspense>
  );
}

/** After signing in these pages would lead nowhere. */
const pagesOfGuests = /^\/(?:login|register|forgotten-password|reset-password|confirm-email|logout)(?:\/|$)/;

function SignInLink() {
  const t = useTranslations("shell.account");
  const paths = usePaths();
  const { pathname, search } = useLocation();
  const isGuestPage = pagesOfGuests.test(pathInLocale(pathname, "en"));
  const back = isGuestPage ? (new URLSearchParams(search).get("redirect") ?? undefined) : pathname + search;
  return (
    <Link
      to={paths.login(back)}
      className="flex min-h-tap min-w-tap items-center justify-center gap-2 rounded-pill px-2 font-medium text-ink no-underline hover:bg-way-soft hover:text-way focus-visible:rounded-pill sm:px-3.5"
    >
      <Icon of={UserRound} />
      <span className="sr-only sm:not-sr-only">{t("signIn")}</span>
    </Link>
  );
}
