import { renderToString } from "react-dom/server";
import { IntlProvider } from "use-intl";
import { describe, expect, it } from "vitest";
import { profile as messages } from "#messages/en/components/profile.ts";
import type { UnitSystem } from "#domain/units.ts";
import { ServerUnits } from "#web/client/settings/units.ts";
import { ElevationProfileChart, type ElevationProfileProps } from "./elevation-profile.tsx";

const profile = {
  lengthKm: 120,
  minM: 200,
  maxM: 1430,
  points: [
    { km: 0, elevationM: 200 },
    { km: 21, elevationM: 1430 },
    { km: 112, elevationM: 426 },
    { km: 120, elevationM: 400 },
  ],
};

function html(props: Partial<ElevationProfileProps>, units: UnitSystem = "metric"): string {
  return renderToString(
    <IntlProvider locale="en" messages={{ profile: messages } as never} timeZone="UTC">
      <ServerUnits value={units}>
        <ElevationProfileChart profile={profile} title="Elevation" {...props} />
      </ServerUnits>
    </IntlProvider>,
  );
}

describe("ElevationProfileChart", () => {
  it("announces kilometre, place and elevation", () => {
    const page = html({
      cursorKm: 112,
      places: [{ name: "Estella", km: 112 }],
      onMove: () => undefined,
    });
    expect(page).toContain('type="range"');
    expect(page).toMatch(/aria-valuetext="km 112, Estella, 426\sm"/);
  });

  it("has round miles and feet on its axes with imperial units", () => {
    const page = html({ cursorKm: 112, places: [{ name: "Estella", km: 112 }], onMove: () => undefined }, "imperial");
    const written = (part: string) => [...page.matchAll(new RegExp(`elevation-profile__${part}"[^>]*>([^<]+)<`, "g"))];
    expect(written("km").map(([, text]) => text)).toEqual(["10", "20", "30", "40", "50", "60", "70"]);
    expect(written("elevation").map(([, text]) => text)).toEqual(["2,000", "4,000"]);
    expect(page).toMatch(/aria-valuetext="km 70, Estella, 1,400\sft"/);
  });

  it("is a static picture without a handler", () => {
    const page = html({});
    expect(page).not.toContain("<input");
    expect(page).toMatch(/role="img"/);
  });

  it("marks the selected day", () => {
    const bands = [
      { fromKm: 0, toKm: 25 },
      { fromKm: 25, toKm: 60 },
      { fromKm: 60, toKm: 120 },
    ];
    const page = html({ bands, selectedBand: 2 });
    expect(page.match(/elevation-profile__band"/g)).toHaveLength(1);
    expect(page.match(/elevation-profile__band--selected"/g)).toHaveLength(1);
  });

  it("complies with the content security policy", () => {
    expect(html({ cursorKm: 3, onMove: () => undefined })).not.toMatch(/\sstyle=/);
  });
});
