import { BedDouble, Globe, Mail, PenLine, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { NavLink } from "react-router";
import { useTranslations } from "use-intl";

import { Icon } from "#web/ui/icon.tsx";
import { usePaths } from "#web/use-paths.ts";

interface Entry {
  readonly to: string;
  readonly label: string;
  readonly icon: LucideIcon;
}

/** What there is to administer beside the page; above it on phones. */
export function AdministrationFrame({ isAdministrator, children }: { isAdministrator: boolean; children: ReactNode }) {
  const t = useTranslations("correspondence.nav");
  const paths = usePaths();
  const entries: Entry[] = [
    { to: paths.corrections(), label: t("corrections"), icon: PenLine },
    { to: paths.unverifiedHouses(), label: t("unverified"), icon: BedDouble },
    { to: paths.emails(), label: t("emails"), icon: Mail },
    ...(isAdministrator ? [{ to: paths.google(), label: t("google"), icon: Globe }] : []),
  ];
  return (
    <div className="grid flex-1 content-start lg:grid-cols-[14rem_minmax(0,1fr)] lg:content-stretch">
      <nav
        aria-label={t("label")}
        className="flex gap-1 overflow-x-auto border-b border-line bg-surface px-3 py-2 lg:grid lg:content-start lg:border-r lg:border-b-0 lg:px-3.5 lg:py-6"
      >
        {entries.map(({ to, label, icon }) => (
          <NavLink
            key={to}
            to={to}
            className="flex min-h-tap items-center gap-3 rounded-md px-3 font-medium whitespace-nowrap text-ink no-underline hover:bg-way-soft hover:text-way aria-[current]:bg-way-soft aria-[current]:font-strong aria-[current]:text-way"
          >
            <Icon of={icon} size="sm" />
            {label}
          </NavLink>
        ))}
      </nav>
      <div className="min-w-0 px-4.5 py-6 md:px-8 md:py-8">{children}</div>
    </div>
  );
}
