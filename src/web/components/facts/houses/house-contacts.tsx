import { Globe, type LucideIcon, Mail, MapPinned, MessageCircle, MessageSquare, Phone, Search } from "lucide-react";
import { useTranslations } from "use-intl";

import type { AccommodationDetail } from "#contract/places/accommodations.ts";
import { Icon } from "#web/ui/icons/icon.tsx";
import { useHydrated } from "#web/ui/hydration/use-hydrated.ts";
import { mapAddress } from "#web/ui/controls/map-app-link.tsx";

export type HouseContactData = Pick<
  AccommodationDetail,
  "name" | "phone" | "whatsapp" | "email" | "web" | "lat" | "lon"
> & { readonly secondPhone?: string | null | undefined };

type ContactKind = "call" | "message" | "whatsapp" | "write" | "web" | "map" | "search";

interface ContactLink {
  readonly kind: ContactKind;
  readonly href: string;
  /** The number or address; null if the kind is sufficient. */
  readonly text: string | null;
}

/** Prefixes of mobile numbers in the countries of the routes; other numbers may not receive messages. */
const mobile = /^\+(?:34[67]|351 ?9|33[67])/;

/** A mobile number, which can receive text messages; null if none is known. */
export function mobileOf(house: Pick<HouseContactData, "phone" | "secondPhone" | "whatsapp">): string | null {
  const numbers = [house.whatsapp, house.phone, house.secondPhone];
  return numbers.find((number) => number != null && mobile.test(digits(number))) ?? null;
}

const digits = (number: string) => number.replaceAll(/[^\d+]/g, "");

/**
 * Ways to contact a house, fastest first. WhatsApp is only offered if the house is known to use it, SMS only for a
 * mobile number; map app and web search are always included.
 *
 * @param isApple whether the device is one of Apple's
 */
export function contactLinks(house: HouseContactData, townName: string, isApple = false): readonly ContactLink[] {
  const phones = [house.phone, house.secondPhone ?? null].filter((phone) => phone !== null);
  const texted = house.whatsapp === null ? mobileOf(house) : null;
  const words = encodeURIComponent(`${house.name}, ${townName}`);
  const ways: readonly (ContactLink | null)[] = [
    ...phones.map((phone) => ({ kind: "call" as const, href: `tel:${digits(phone)}`, text: phone })),
    house.whatsapp === null
      ? null
      : { kind: "whatsapp", href: `https://wa.me/${digits(house.whatsapp).replace("+", "")}`, text: house.whatsapp },
    texted === null ? null : { kind: "message", href: `sms:${digits(texted)}`, text: texted },
    house.email === null ? null : { kind: "write", href: `mailto:${house.email}`, text: house.email },
    house.web === null ? null : { kind: "web", href: house.web, text: hostOf(house.web) },
    { kind: "map", href: mapAddress(house, townName, isApple), text: null },
    { kind: "search", href: `https://duckduckgo.com/?q=${words}`, text: null },
  ];
  return ways.filter((way) => way !== null);
}

function hostOf(web: string): string {
  return web.replace(/^https?:\/\/(?:www\.)?/, "").replace(/\/.*$/, "");
}

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
  house: HouseContactData;
  town: string;
}

/** Links to call, write to, find and look up a house; the accessible name of each says what it does. */
export function HouseContacts({ house, town }: HouseContactsProps) {
  const t = useTranslations("contacts");
  const isHydrated = useHydrated();
  const isApple = isHydrated && /iPhone|iPad|Macintosh/.test(navigator.userAgent);
  return (
    <ul className="flex flex-wrap gap-x-4">
      {contactLinks(house, town, isApple).map(({ kind, href, text }) => (
        <li key={kind + href} className="min-w-0">
          <a
            href={href}
            aria-label={t(`labels.${kind}`, { name: house.name, text: text ?? "" })}
            rel="noreferrer nofollow"
            className="inline-flex min-h-tap max-w-full items-center gap-1.5 text-sm"
          >
            <Icon of={icons[kind]} size="sm" />
            <span className="min-w-0 wrap-anywhere">
              {kind === "message" || text === null ? t(`short.${kind}`) : text}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
