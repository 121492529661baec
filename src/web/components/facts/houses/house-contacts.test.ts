import { describe, expect, it } from "vitest";
import { contactLinks, type HouseContactData } from "./house-contacts.tsx";

const unknown: HouseContactData = {
  name: "Casa Anton",
  phone: null,
  whatsapp: null,
  email: null,
  web: null,
  lat: null,
  lon: null,
};
const kindsOf = (house: Partial<HouseContactData>) =>
  contactLinks({ ...unknown, ...house }, "Sarria").map(({ kind }) => kind);

describe("contact links of a place to stay", () => {
  it("are a map app and a search if nothing is known", () => {
    expect(contactLinks(unknown, "Sarria").map(({ href }) => href)).toEqual([
      "geo:0,0?q=Casa%20Anton%2C%20Sarria",
      "https://duckduckgo.com/?q=Casa%20Anton%2C%20Sarria",
    ]);
  });

  it("offer text messages to mobile numbers, and WhatsApp only if known", () => {
    expect(kindsOf({ phone: "+34 982 530 000" })).toEqual(["call", "map", "search"]);
    expect(kindsOf({ phone: "+34 600 000 000" })).toEqual(["call", "message", "map", "search"]);
    expect(kindsOf({ phone: "+34 600 000 000", whatsapp: "+34 600 000 000" })).toEqual([
      "call",
      "whatsapp",
      "map",
      "search",
    ]);
  });

  it("contain coordinates, digits of numbers and the host of the website", () => {
    const house = { ...unknown, phone: "+34 982 53-00 00", web: "http://www.casa.es/en", lat: 42.1, lon: -7.4 };
    expect(contactLinks(house, "Sarria")).toMatchObject([
      { href: "tel:+34982530000" },
      { href: "http://www.casa.es/en", text: "casa.es" },
      { href: "geo:42.1,-7.4?q=42.1,-7.4(Casa%20Anton)" },
      { kind: "search" },
    ]);
  });
});
