import { expect, it } from "vitest";
import { hoursInWords, type HoursWords } from "./sight-entry.tsx";

const english: HoursWords = { always: "always open", closed: "closed", publicHolidays: "public holidays", and: "and" };
const spanish: HoursWords = { always: "siempre abierto", closed: "cerrado", publicHolidays: "festivos", and: "y" };
const plain = (text: string) => text.replaceAll("\u00a0", " ");
const en = (hours: string) => plain(hoursInWords(hours, "en", english));
const es = (hours: string) => plain(hoursInWords(hours, "es", spanish));

it("writes days, months and times in words", () => {
  expect(en("Mo-Fr 09:00-13:30,16:30-20:00; Sa 09:00-13:30; Su,PH off")).toBe(
    "Mon–Fri 09:00–13:30 and 16:30–20:00; Sat 09:00–13:30; Sun, public holidays closed",
  );
  expect(es("Oct-May: Mo-Fr 09:00-13:30,16:30-20:00")).toBe("oct–may: lun–vie 09:00–13:30 y 16:30–20:00");
  expect(en("Jun 16-Sep 15: Mo-Fr 09:00-14:00")).toBe("Jun 16–Sep 15: Mon–Fri 09:00–14:00");
  expect(es("Oct 01-Jun 30: Sa 09:30-13:30")).toBe("1 oct–30 jun: sáb 09:30–13:30");
  expect(en("Mo-Sa 09:00-13:00, 16:00-20:00")).toBe("Mon–Sat 09:00–13:00 and 16:00–20:00");
  expect(en("24/7")).toBe("always open");
  expect(es("off")).toBe("cerrado");
});

it("keeps unknown text unchanged", () => {
  for (const hours of ["sunrise-sunset", "Mo-Fr 09:00+", "Mo[1] 10:00-12:00", "llamar antes"])
    expect(en(hours)).toBe(hours);
});
