import { renderToString } from "react-dom/server";
import { IntlProvider } from "use-intl";
import { describe, expect, it } from "vitest";
import { map } from "#messages/en/components/map.ts";
import { project } from "#domain/geography/map-projection/mercator.ts";
import { finish } from "#domain/steps.ts";
import { drawSheet } from "./draw-sheet.ts";
import type { LinePoint, MapLine, MapStop } from "./map-types.ts";
import { RouteMap } from "./route-map.tsx";
import { RouteThumbnail } from "./thumbnail/route-thumbnail.tsx";
import { thumbnailGeometry } from "./thumbnail/thumbnail-geometry.ts";

/** As long and as detailed as the Camino Francés. */
const way: LinePoint[] = Array.from({ length: 3000 }, (_, index) => {
  const share = index / 2999;
  return [43.163 - 0.28 * share - 0.6 * Math.sin(share * Math.PI) + 0.01 * Math.sin(index / 12), -1.236 - 7.31 * share];
});
const lines: MapLine[] = [{ kind: "main", points: way }];
const stops: MapStop[] = Array.from({ length: 34 }, (_, index) => {
  const [lat, lon] = way[Math.round((index * 2999) / 33)] ?? [0, 0];
  const kind = index === 0 || index === 33 ? "terminus" : "town";
  return { id: `${index}`, name: `Town ${index}`, kind, lat, lon };
});
const sheet = finish(drawSheet(lines, { width: 640, height: 400 }));

function html(element: React.ReactElement): string {
  return renderToString(
    <IntlProvider locale="en" messages={{ map } as never} timeZone="UTC">
      {element}
    </IntlProvider>,
  );
}

describe("RouteMap", () => {
  const page = html(
    <RouteMap
      sheet={sheet}
      lines={lines}
      stops={stops}
      highlight={way.slice(300, 400)}
      selected="3"
      title="The way"
      description="From A to B"
    />,
  );

  it("is complete in the server's HTML: line, stops, named start and end", () => {
    expect(page).toContain("route-map__line");
    expect(page).toContain("route-map__highlight");
    expect(page).toContain(">Town 0</text>");
    expect(page).toContain(">Town 33</text>");
    expect(page).toContain("Bay of Biscay");
  });

  it("has an accessible description", () => {
    const title = /aria-labelledby="([^"]+)"/.exec(page)?.[1];
    expect(page).toContain(`<title id="${title}">The way</title>`);
    expect(page).toContain("From A to B</desc>");
  });

  it("is at most 25 KB", () => {
    expect(page.length).toBeLessThan(25_000);
  });

  it("complies with the content security policy: no inline styles or handlers", () => {
    expect(page).not.toMatch(/\sstyle=|\son\w+=/);
  });

  it("has no zoom if disabled", () => {
    const still = html(<RouteMap sheet={sheet} lines={lines} stops={stops} title="Still" zoomable={false} />);
    expect(still).not.toMatch(/<button|tabindex/i);
  });
});

describe("drawSheet", () => {
  it("draws in steps, between which others have their turn", () => {
    expect([...drawSheet(lines, { width: 641, height: 401 })].length).toBeGreaterThan(20);
  });

  it("caches equal views", () => {
    expect(finish(drawSheet(lines, { width: 640, height: 400 }))).toBe(sheet);
  });

  it("fits the main line, not distant approaches", () => {
    const approach: MapLine = { kind: "variant", points: [[37, -6], way[0] ?? [0, 0]] };
    expect(finish(drawSheet([...lines, approach], { width: 640, height: 400 })).focus).toEqual(sheet.focus);
  });

  it("fits variants too that make the main line hardly smaller", () => {
    const beside: MapLine = { kind: "variant", points: [way[0] ?? [0, 0], [43.4, -5], way.at(-1) ?? [0, 0]] };
    const withVariant = finish(drawSheet([...lines, beside], { width: 640, height: 400 }));
    expect(withVariant.scale).toBeGreaterThanOrEqual(0.9 * sheet.scale);
    expect(withVariant.focus[1]).toBeCloseTo(project(withVariant, 43.4, -5)[1], 6);
  });

  it("omits what lies far from the route", () => {
    expect(sheet.labels.map(({ key }) => key)).not.toContain("andalucia");
  });
});

describe("RouteThumbnail", () => {
  const geometry = finish(thumbnailGeometry(lines, { width: 360, height: 150 }));

  it("is small, hidden from assistive technology and complies with the content policy", () => {
    const picture = html(<RouteThumbnail geometry={geometry} />);
    expect(picture).toContain('aria-hidden="true"');
    expect(picture).not.toMatch(/\sstyle=|<text/);
    expect(picture.length).toBeLessThan(6000);
  });

  it("starts and ends where the route does", () => {
    expect(geometry.start[0]).toBeGreaterThan(geometry.finish[0]);
    expect(geometry.finish[0]).toBeCloseTo(24, 0);
  });
});
