import { describe, expect, it } from "vitest";

import { kindOf, readPostedSeason, readSpans, seasonOf, writeSpans } from "./season-spans.ts";

const summer = '[{"from":"04-01","to":"10-31"}]';
const fromEaster = '[{"from":"easter-3","to":"10-31","weekdays":[5,6]},{"from":"12-27","to":"01-06"}]';

function posted(fields: Readonly<Record<string, string | readonly string[]>>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields))
    for (const one of [value].flat()) data.append(`season.${name}`, one);
  return data;
}

describe("a season in a form", () => {
  it.each([summer, fromEaster, '[{"from":"easter+40","to":"09-05"}]', ""])("comes back as it was: %s", (text) => {
    expect(writeSpans(readSpans(text))).toBe(text);
  });

  it("tells all year and not known from times of the year", () => {
    expect(kindOf("")).toBe("unknown");
    expect(kindOf(summer)).toBe("spans");
    expect(kindOf(seasonOf("year", []))).toBe("year");
    expect(seasonOf("year", [])).toBe('[{"from":"01-01","to":"12-31"}]');
  });

  it("is read from what a form without a script posts, passing over times that were left empty", () => {
    const form = posted({
      kind: "spans",
      "0.fromMonth": "easter",
      "0.fromDay": "-3",
      "0.toMonth": "10",
      "0.toDay": "31",
      "0.weekday": ["5", "6"],
      "1.fromMonth": "",
      "1.fromDay": "",
      "1.toMonth": "",
      "1.toDay": "",
    });
    expect(readPostedSeason(form, "season")).toBe('[{"from":"easter-3","to":"10-31","weekdays":[5,6]}]');
    expect(readPostedSeason(posted({ kind: "unknown", "0.fromMonth": "04" }), "season")).toBe("");
  });

  it("keeps what is no day for the check that refuses it", () => {
    const form = posted({ kind: "spans", "0.fromMonth": "02", "0.fromDay": "31", "0.toMonth": "03", "0.toDay": "" });
    expect(readPostedSeason(form, "season")).toBe('[{"from":"02-31","to":"03-00"}]');
  });
});
