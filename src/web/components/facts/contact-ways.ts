import { mapAddress } from "#web/ui/controls/map-app-link.tsx";

/** What is known of how a house is reached. */
export interface ReachableHouse {
  readonly name: string;
  readonly phone: string | null;
  readonly secondPhone?: string | null | undefined;
  readonly whatsapp: string | null;
  readonly email: string | null;
  readonly web: string | null;
  readonly lat: number | null;
  readonly lon: number | null;
}

export type ContactKind = "call" | "message" | "whatsapp" | "write" | "web" | "map" | "search";

export interface ContactWay {
  readonly kind: ContactKind;
  readonly href: string;
  /** The number or address; null where the kind says it all. */
  readonly text: string | null;
}

/** Beginnings of numbers of mobile telephones in the countries of the routes; others may have no messages. */
const mobile = /^\+(?:34[67]|351 ?9|33[67])/;

const digits = (number: string) => number.replaceAll(/[^\d+]/g, "");

/**
 * Ways to reach a house, those that answer at once first. A message by WhatsApp is offered only where the house is known to have
 * it, one by SMS where its number is a mobile one; the map program and the search are always there.
 *
 * @param isApple whether the device is one of Apple's
 */
export function contactWays(house: ReachableHouse, townName: string, isApple = false): readonly ContactWay[] {
  const phones = [house.phone, house.secondPhone ?? null].filter((phone) => phone !== null);
  const texted = house.whatsapp === null ? phones.find((phone) => mobile.test(digits(phone))) : undefined;
  const words = encodeURIComponent(`${house.name}, ${townName}`);
  const ways: readonly (ContactWay | null)[] = [
    ...phones.map((phone) => ({ kind: "call" as const, href: `tel:${digits(phone)}`, text: phone })),
    house.whatsapp === null
      ? null
      : { kind: "whatsapp", href: `https://wa.me/${digits(house.whatsapp).replace("+", "")}`, text: house.whatsapp },
    texted === undefined ? null : { kind: "message", href: `sms:${digits(texted)}`, text: texted },
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
