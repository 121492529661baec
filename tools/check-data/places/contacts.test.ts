import { describe, expect, it } from "vitest";
import { checkContacts } from "./contacts.ts";
import { house, tinyDataSet } from "../tiny-data-set.ts";

const tiny = tinyDataSet();
const inLugo = { ...tiny, towns: tiny.towns.map((town) => ({ ...town, province: "Lugo" })) };

const examples: [wrong: string, changes: Parameters<typeof house>[0], fault: string][] = [
  ["a number that is too short", { phone: "+34 982 00 00" }, "+34 982 00 00 is no telephone of Spain"],
  ["a number of another country", { secondPhone: "+351 912 345 678" }, "+351 912 345 678 is no telephone of Spain"],
  ["a number twice", { phone: "+34 982 000 000", secondPhone: "+34 982 000 000" }, "has one telephone twice"],
  ["half a mail address", { email: "info@brea" }, "info@brea is no mail address"],
  ["a site without a protocol", { web: "www.brea.es" }, "www.brea.es is no site"],
  ["a code of another province", { address: "Rúa 1, 15001 Brea" }, "15001 is no postal code of Lugo"],
];

describe("checkContacts", () => {
  it.each(examples)("finds %s", (_, changes, fault) => {
    expect(checkContacts({ ...inLugo, accommodations: [house(changes)] })).toEqual([
      `accommodation albergue-brea: ${fault}`,
    ]);
  });

  it("accepts valid and unknown values", () => {
    const contacts = {
      phone: "+34 982 000 000",
      email: "a.b@brea.gal",
      web: "https://brea.gal/es",
      address: "27001 Brea",
    };
    expect(checkContacts({ ...inLugo, accommodations: [house(contacts), house()] })).toEqual([]);
  });
});
