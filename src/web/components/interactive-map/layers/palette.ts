/** The colours of the map, as CSS values; the tokens are in styles/tokens.css. */
const colours = {
  sea: "var(--m-sea)",
  glow: "var(--m-glow)",
  land: "var(--m-land)",
  coast: "var(--m-coast)",
  region: "var(--m-reg)",
  river: "var(--m-riv)",
  border: "var(--m-bor)",
  casing: "var(--m-casing)",
  route: "var(--m-route)",
  halo: "var(--m-halo)",
  regionName: "var(--m-sub)",
  seaName: "var(--m-seal)",
  ink: "var(--ink)",
  surface: "var(--surface)",
  dot: "light-dark(var(--m-casing), var(--m-route))",
  variant: "var(--m-variant)",
  way: "var(--way)",
  waySoft: "var(--way-soft)",
  onWay: "var(--on-way)",
  arrow: "var(--arrow)",
  ok: "var(--ok)",
  warn: "var(--warn)",
  bad: "var(--bad)",
  sight: "var(--arrow-ink)",
  wood: "color-mix(in srgb, var(--ok) 13%, var(--m-land))",
  scrub: "color-mix(in srgb, var(--ok) 7%, var(--m-land))",
  urban: "color-mix(in srgb, var(--ink) 3%, var(--m-land))",
  building: "color-mix(in srgb, var(--ink) 12%, var(--m-land))",
  road: "light-dark(#ffffff, color-mix(in srgb, var(--ink) 16%, var(--m-land)))",
  mainRoad:
    "light-dark(color-mix(in srgb, var(--m-bor) 22%, #ffffff), color-mix(in srgb, var(--ink) 27%, var(--m-land)))",
  roadEdge: "light-dark(color-mix(in srgb, var(--ink) 20%, var(--m-land)), var(--m-sea))",
  path: "color-mix(in srgb, var(--m-bor) 82%, var(--m-land))",
} as const;

/** Colours as `#rrggbb`. */
export type Palette = Readonly<Record<keyof typeof colours, string>>;

/** The computed colours of an element, light or dark. */
export function readPalette(element: HTMLElement): Palette {
  const probe = document.createElement("span");
  element.append(probe);
  const pen = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const entries = Object.entries(colours).map(([name, value]) => {
    probe.style.color = value;
    return [name, hexadecimal(getComputedStyle(probe).color, pen)];
  });
  probe.remove();
  // Built from the entries of the colours, so that no name is missing.
  return Object.fromEntries(entries) as Palette;
}

/** Mixed colours come as `color(srgb …)`, which the map cannot parse; a canvas pixel gives the bytes if opaque. */
function hexadecimal(colour: string, pen: CanvasRenderingContext2D | null): string {
  if (!pen) return colour;
  pen.fillStyle = colour;
  pen.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = pen.getImageData(0, 0, 1, 1).data;
  return `#${((red << 16) | (green << 8) | blue).toString(16).padStart(6, "0")}`;
}

/** Calls back when the theme of the page or of the device changes. @returns cleanup function */
export function watchTheme(onChange: () => void): () => void {
  const device = matchMedia("(prefers-color-scheme: dark)");
  const page = new MutationObserver(onChange);
  page.observe(document.documentElement, { attributes: true, attributeFilter: ["data-theme"] });
  device.addEventListener("change", onChange);
  return () => {
    page.disconnect();
    device.removeEventListener("change", onChange);
  };
}
