import { describe, expect, it } from "vitest";
import { accountMail, type AccountTemplate } from "./account-mail.ts";

const facts = { name: "Ana", link: "https://plan.example.org/x/secret", newEmail: "new@example.org", left: 3 };
const templates: AccountTemplate[] = [
  "welcome",
  "confirmEmail",
  "resetPassword",
  "changeEmail",
  "emailWillChange",
  "tokenMade",
  "passwordsTried",
  "codesTried",
  "secondFactorOn",
  "passkeyAdded",
  "passkeyRemoved",
  "secondFactorOff",
  "secondFactorRemoved",
  "recoveryCodeUsed",
];

describe.each(templates)("the mail %s", (template) => {
  it.each(["en", "es"] as const)("has the same content as text and as HTML in %s", (locale) => {
    const mail = accountMail(template, locale, facts);
    expect(mail.text).toContain(facts.link);
    expect(mail.html).toContain(`href="${facts.link}"`);
    expect(mail.html).toContain(`lang="${locale}"`);
    for (const paragraph of mail.text.split("\n\n").slice(1, 2)) expect(mail.html).toContain(paragraph);
    expect(`${mail.subject}${mail.text}${mail.html}`).not.toMatch(/undefined|\[object/);
  });

  it("differs between the languages", () => {
    expect(accountMail(template, "en", facts).subject).not.toBe(accountMail(template, "es", facts).subject);
  });
});

it("escapes names in markup and headers", () => {
  const mail = accountMail("welcome", "en", { ...facts, name: '<a href="https://evil.example">\r\nBcc: x' });
  expect(mail.html).not.toContain('<a href="https://evil');
  expect(mail.html).toContain("&lt;a href=&quot;https://evil.example&quot;&gt; Bcc: x");
});

it("omits a name in greetings that the owner may not have chosen", () => {
  const mail = accountMail("welcome", "en", { ...facts, name: null });
  expect(mail.text).toMatch(/^Hello,\n/);
  expect(accountMail("welcome", "es", { ...facts, name: null }).text).toMatch(/^Hola:\n/);
});
