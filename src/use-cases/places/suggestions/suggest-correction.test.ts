import { describe, expect, it } from "vitest";
import { testDatabase } from "#tests/support/database/database.ts";
import { testApplication } from "#tests/support/program/application.ts";
import { UseCaseError } from "#use-cases/use-case-error.ts";
import { checkFormStamp, formStamp } from "./suggest-correction.ts";

const database = await testDatabase();
const clock = { ms: Date.parse("2027-05-10T08:00:00Z") };
const { context } = testApplication(database, { now: () => new Date(clock.ms) });

function errorAfter(ms: number, stamp = formStamp(context)): string | undefined {
  const begun = clock.ms;
  clock.ms += ms;
  try {
    checkFormStamp(context, stamp);
    return undefined;
  } catch (failure) {
    return failure instanceof UseCaseError ? failure.errors["stamp"]?.[0] : String(failure);
  } finally {
    clock.ms = begun;
  }
}

describe("the stamp of a form", () => {
  it("accepts people, but neither bots nor pages from yesterday", () => {
    expect(errorAfter(999)).toBe("form_too_quick");
    expect(errorAfter(1_000)).toBeUndefined();
    expect(errorAfter(86_400_000)).toBeUndefined();
    expect(errorAfter(86_400_001)).toBe("form_too_old");
  });

  it("cannot be forged or changed", () => {
    expect(errorAfter(5_000, "")).toBe("form_too_old");
    expect(errorAfter(5_000, `${clock.ms}.abc`)).toBe("form_too_old");
    const [, signature] = formStamp(context).split(".");
    expect(errorAfter(5_000, `${clock.ms - 60_000}.${signature}`)).toBe("form_too_old");
  });
});
