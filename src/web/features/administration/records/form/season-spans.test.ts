import { describe, expect, it } from "vitest";

import { emptySpan, kindOf, readSpans, seasonOf, withoutEmptySpans, writeSpans } from "./season-spans.ts";

const summer = '[{"from":"04-01","to":"10-31"}]';
const fromEaster = '[{"from":"easter-3","to":"10-31","weekdays":[5,6]},{"from":"12-27","to":"01-06"}]';

describe("a season in a form", () => {
  it.each([summer, fromEaster, '[{"from":"easter+40","to":"09-05"}]', ""])("round-trips: %s", (text) => {
    expect(writeSpans(readSpans(text))).toBe(text);
  });

  it("distinguishes all year and unknown from periods", () => {
    expect(kindOf("")).toBe("unknown");
    expect(kindOf(summer)).toBe("spans");
    expect(kindOf(seasonOf("year", []))).toBe("year");
    expect(seasonOf("year", [])).toBe('[{"from":"01-01","to":"12-31"}]');
  });

  it("is sent without empty periods, and with invalid days for the validation", () => {
    const typed = writeSpans([...readSpans(fromEaster), emptySpan]);
    expect(withoutEmptySpans(typed)).toBe(fromEaster);
    expect(withoutEmptySpans(writeSpans([emptySpan]))).toBe("");
    expect(withoutEmptySpans("")).toBe("");
    const noDay = '[{"from":"02-31","to":"03-00"}]';
    expect(withoutEmptySpans(noDay)).toBe(noDay);
  });
});
