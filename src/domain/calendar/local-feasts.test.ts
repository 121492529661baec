import { describe, expect, it } from "vitest";
import { localFeastOn } from "./local-feasts.ts";

describe("local feasts", () => {
  const feasts = ["2026-08-14", "2026-08-16", "2026-05-25"];

  it("are known on the days for which they were announced", () => {
    expect(localFeastOn(feasts, "2026-08-14")).toEqual({ announced: "2026-08-14", isAnnounced: true });
    expect(localFeastOn(feasts, "2026-08-15")).toBeNull();
  });

  it("come back in other years only on fixed days and with Easter", () => {
    expect(localFeastOn(feasts, "2027-08-16")).toEqual({ announced: "2026-08-16", isAnnounced: false });
    // Whit Monday of 2027; Easter is on 28 March.
    expect(localFeastOn(feasts, "2027-05-17")).toEqual({ announced: "2026-05-25", isAnnounced: false });
    expect(localFeastOn(feasts, "2027-05-25")).toBeNull();
    // A bridge of 2026 says nothing of 2027.
    expect(localFeastOn(feasts, "2027-08-14")).toBeNull();
  });

  it("are not said of Sundays, from which they are moved", () => {
    expect(localFeastOn(["2026-08-24"], "2025-08-24")).toBeNull();
  });
});
