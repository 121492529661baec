import { createTranslator } from "use-intl/core";
import formatOnly from "use-intl/format-message/format-only";
import { describe, expect, it } from "vitest";

import { compileMessages } from "./compile-messages.ts";

describe("compiled messages", () => {
  it("produce the same text as the messages", () => {
    const cases: [message: string, facts: Record<string, string | number>][] = [
      ["No facts, ’quoted’ and 'quoted'", {}],
      ["{count, plural, =0 {none} one {# house} other {# houses}} in {town}", { count: 1, town: "Zubiri" }],
      ["{count, plural, =0 {none} one {# house} other {# houses}} in {town}", { count: 1200, town: "Zubiri" }],
      ["{kind, select, open {open} other {closed}} today", { kind: "neither" }],
    ];
    const formatters = {
      getNumberFormat: (...given: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...given),
      getPluralRules: (...given: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...given),
      getDateTimeFormat: (...given: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
        new Intl.DateTimeFormat(...given),
    };
    for (const [message, facts] of cases) {
      const parsed = createTranslator({ locale: "en", messages: { message } })("message", facts);
      const compiled = compileMessages(message, "message") as Parameters<typeof formatOnly>[1];
      expect(
        formatOnly("message", compiled, facts, { locale: "en", formatters } as Parameters<typeof formatOnly>[3]),
      ).toBe(parsed);
    }
  });

  it("cannot be compiled from anything else", () => {
    expect(() => compileMessages({ a: { b: 3 } }, "home")).toThrow("home.a.b holds something that is no message.");
    expect(() => compileMessages("{count, plural, one {a}", "home")).toThrow();
  });
});
