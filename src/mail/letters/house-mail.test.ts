import { describe, expect, it } from "vitest";
import { houseMail, houseMailText } from "./house-mail.ts";

const facts = { house: "Casa <Ana>", town: "Sarria", owner: "Ana" };
const link = "https://plan.example.org/confirm/secret";

describe.each(["confirm", "correct", "welcome"] as const)("the mail %s to a place to stay", (template) => {
  it.each(["en", "es"] as const)("has the same content as text and as HTML in %s, with its button", (locale) => {
    const written = houseMailText(template, locale, facts);
    const mail = houseMail(template, locale, written, link);
    expect(mail.text).toContain(written.body);
    expect(mail.text).toContain(link);
    expect(mail.html).toContain(`href="${link}"`);
    expect(mail.html).toContain("Casa &lt;Ana&gt;");
    expect(`${mail.subject}${mail.text}${mail.html}`).not.toMatch(/undefined|\[object/);
  });

  it("differs between the languages", () => {
    expect(houseMailText(template, "en", facts).subject).not.toBe(houseMailText(template, "es", facts).subject);
  });
});

it("keeps the button whatever the text", () => {
  const mail = houseMail(
    "confirm",
    "en",
    { subject: "Hi\r\nBcc: all@example.org", body: "Dear Ana,\n\nPlease look." },
    link,
  );
  expect(mail.subject).toBe("Hi Bcc: all@example.org");
  expect(mail.html).toContain("<p style=");
  expect(mail.html).toContain(link);
});
