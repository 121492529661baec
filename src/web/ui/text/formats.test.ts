import { describe, expect, it } from "vitest";

import { formatsOf } from "./formats.ts";

const plain = (text: string) => text.replaceAll("\u00a0", " ");

describe("formats", () => {
  const en = formatsOf("en");
  const es = formatsOf("es");

  it("writes kilometres with one decimal in the way of the language", () => {
    expect(plain(en.kilometres(765_780))).toBe("765.8 km");
    expect(plain(es.kilometres(765_780))).toBe("765,8 km");
    expect(plain(en.kilometres(24_000))).toBe("24.0 km");
  });

  it("writes distances off the route in tens of metres, long ones in kilometres", () => {
    expect([14, 370, 994, 1_260, 13_800].map((metres) => plain(en.distance(metres)))).toEqual([
      "10 m",
      "370 m",
      "990 m",
      "1.3 km",
      "13.8 km",
    ]);
  });

  it("groups thousands, also of four digits in Spanish", () => {
    expect(plain(en.metres(1305))).toBe("1,305 m");
    expect(plain(es.metres(1305))).toBe("1.305 m");
    const inMiles = formatsOf("en", { units: "imperial" });
    expect(plain(inMiles.metres(345))).toBe("1,130 ft");
    expect(plain(inMiles.metres(20))).toBe("66 ft");
  });

  it("rounds hours to five minutes", () => {
    expect(plain(en.hours(6.58))).toBe("6 h 35");
    expect(plain(en.hours(7))).toBe("7 h");
    expect(plain(en.hours(6.99))).toBe("7 h");
    expect(plain(en.hours(9.05))).toBe("9 h 05");
  });

  it("writes dates without a time-zone shift", () => {
    expect(en.day("2027-05-10")).toBe("Mon 10 May");
    expect(es.day("2027-05-10")).toBe("lun 10 may");
    expect(en.date("2027-06-11")).toBe("11 June 2027");
    expect(es.date("2027-06-11")).toBe("11 de junio de 2027");
  });
});
