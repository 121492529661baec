import { Globe, type LucideIcon, Mail, MapPinned, MessageCircle, MessageSquare, Phone, Search } from "lucide-react";
import { useTranslations } from "use-intl";

import { Icon } from "#web/ui/icons/icon.tsx";
import { useHydrated } from "#web/ui/use-hydrated.ts";

import { type ContactKind, contactWays, type ReachableHouse } from "./contact-ways.ts";

const icons: Readonly<Record<ContactKind, LucideIcon>> = {
  call: Phone,
  message: MessageSquare,
  whatsapp: MessageCircle,
  write: Mail,
  web: Globe,
  map: MapPinned,
  search: Search,
};

interface HouseContactsProps {
  house: ReachableHouse;
  town: string;
  /** Without the map program and the search. */
  isBrief?: boolean;
}

/** How a house is called, written to, found and looked up; each link says in full what it does to those who do not see it. */
export function HouseContacts({ house, town, isBrief = false }: HouseContactsProps) {
  const t = useTranslations("contacts");
  const isHydrated = useHydrated();
  const isApple = isHydrated && /iPhone|iPad|Macintosh/.test(navigator.userAgent);
  const ways = contactWays(house, town, isApple).filter(
    ({ kind }) => !isBrief || (kind !== "map" && kind !== "search"),
  );
  if (ways.length === 0) return <span className="text-sm text-ink-2">{t("none")}</span>;
  return (
    <ul className="flex flex-wrap gap-x-4">
      {ways.map(({ kind, href, text }) => (
        <li key={kind + href} className="min-w-0">
          <a
            href={href}
            aria-label={t(`labels.${kind}`, { name: house.name, text: text ?? "" })}
            rel="noreferrer nofollow"
            className="inline-flex min-h-tap max-w-full items-center gap-1.5 text-sm"
          >
            <Icon of={icons[kind]} size="sm" />
            <span className="truncate">{kind === "message" || text === null ? t(`short.${kind}`) : text}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
