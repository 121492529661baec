/** The tokens that the map paints with, by name; their values are in styles/tokens.css. */
const tokens = {
  sea: "--m-sea",
  glow: "--m-glow",
  land: "--m-land",
  coast: "--m-coast",
  region: "--m-reg",
  river: "--m-riv",
  border: "--m-bor",
  casing: "--m-casing",
  route: "--m-route",
  halo: "--m-halo",
  regionName: "--m-sub",
  seaName: "--m-seal",
  ink: "--ink",
  surface: "--surface",
  line: "--line-strong",
  way: "--way",
  waySoft: "--way-soft",
  onWay: "--on-way",
  arrow: "--arrow",
  ok: "--ok",
  warn: "--warn",
  bad: "--bad",
  sight: "--arrow-ink",
} as const;

/** Colours as `rgb(…)`, which the map can read. */
export type Palette = Readonly<Record<keyof typeof tokens, string>>;

/** The colours that hold inside an element, light or dark. */
export function readPalette(element: HTMLElement): Palette {
  const probe = document.createElement("span");
  element.append(probe);
  const colours = Object.entries(tokens).map(([name, token]) => {
    probe.style.color = `var(${token})`;
    return [name, getComputedStyle(probe).color];
  });
  probe.remove();
  // Made from the entries of the tokens, so that every name is there.
  return Object.fromEntries(colours) as Palette;
}

/** Calls back when the theme of the page or of the device changes. @returns what ends it */
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
