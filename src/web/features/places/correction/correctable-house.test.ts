import { describe, expect, it } from "vitest";
import { readCorrection } from "./correctable-house.ts";

function read(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return readCorrection(form);
}

describe("readCorrection", () => {
  it("reads empty fields as unknown, and skips absent ones", () => {
    const empty = { "changes.phone": " ", "changes.beds": "", "changes.reservable": "", comment: " Closed. " };
    expect(read(empty)).toEqual({ changes: { phone: null, beds: null, reservable: null }, comment: "Closed." });
  });

  it("reads numbers with either decimal separator, and leaves invalid ones to the validation", () => {
    const prices = { "changes.priceFrom": "12,50", "changes.priceTo": "lots", "changes.currency": "EUR" };
    expect(read(prices).changes).toEqual({ priceFrom: 12.5, priceTo: "lots", currency: "EUR" });
    expect(read({ "changes.priceFrom": "", "changes.currency": "EUR" }).changes).toEqual({ priceFrom: null });
  });

  it("reads checkboxes, none checked too", () => {
    expect(read({ "listed.amenities": "1", "amenities.wifi": "on", "amenities.pets": "on" }).changes).toEqual({
      amenities: ["wifi", "pets"],
    });
    expect(read({ "listed.amenities": "1" }).changes).toEqual({ amenities: [] });
  });

  it("leaves out what the form showed, whatever the house has become since", () => {
    const shown = { phone: "+34 981 000 000", beds: 12, priceFrom: null, amenities: ["pets", "wifi"], season: null };
    const sent = {
      "changes.phone": "+34 981 000 000",
      "changes.beds": "14",
      "changes.priceFrom": "",
      "changes.season": "unknown",
      "listed.amenities": "1",
      "amenities.wifi": "on",
      "amenities.pets": "on",
      shown: JSON.stringify(shown),
    };
    expect(read(sent).changes).toEqual({ beds: 14 });
    expect(read({ ...sent, shown: "none" }).changes).toHaveProperty("phone", "+34 981 000 000");
    expect(read({ ...sent, shown: "null" }).changes).toHaveProperty("phone", "+34 981 000 000");
  });

  it.each([
    ["keep", undefined],
    ["unknown", null],
    ["year", [{ from: "01-01", to: "12-31" }]],
    ["span", [{ from: "04-01", to: "10-31" }]],
  ])("reads the season %s", (kind, season) => {
    const days = { "season.fromDay": "1", "season.fromMonth": "04", "season.toDay": "31", "season.toMonth": "10" };
    expect(read({ "changes.season": kind, ...days }).changes["season"]).toEqual(season);
  });

  it("takes days filled in beside a choice that was left as shown, but not those of a choice given up", () => {
    const days = { "season.fromDay": "1", "season.fromMonth": "11", "season.toDay": "31", "season.toMonth": "3" };
    const span = [{ from: "11-01", to: "3-31" }];
    const seasonOf = (choice: string, shown: unknown) =>
      read({ "changes.season": choice, ...days, shown: JSON.stringify({ season: shown }) }).changes["season"];
    expect(seasonOf("unknown", null)).toEqual(span);
    expect(seasonOf("year", [{ from: "01-01", to: "12-31" }])).toEqual(span);
    expect(seasonOf("unknown", [{ from: "04-01", to: "10-31" }])).toBeNull();
    expect(read({ "changes.season": "unknown", shown: '{"season":null}' }).changes).toEqual({});
  });

  it("completes web addresses without a scheme", () => {
    const webOf = (web: string) => read({ "changes.web": web }).changes["web"];
    expect(webOf(" www.example.org/es ")).toBe("https://www.example.org/es");
    for (const text of ["http://example.org", "none", "me@example.org", "no web.", "javascript:alert(1).x"])
      expect(webOf(text)).toBe(text);
  });
});
