/** Tenths of a pixel: finer steps are invisible, and make documents longer. */
export const inTenths = (value: number) => Math.round(value * 10) / 10;

/** An integer in tenths (or other steps) in the shortest form that SVG allows: 0.5 as .5. */
function formatNumber(steps: number, stepsPerUnit: number): string {
  return String(steps / stepsPerUnit).replace(/^(-?)0\./, "$1.");
}

/**
 * SVG path data for a line, written with relative steps because they are
 * shorter. Rounded to `decimals` (default 1); errors do not add up. Points
 * that fall together are written once; a line without length gives "".
 */
export function pathData(
  points: readonly (readonly [x: number, y: number])[],
  { closed = false, decimals = 1 }: { closed?: boolean; decimals?: number } = {},
): string {
  const stepsPerUnit = 10 ** decimals;
  let text = "";
  let count = 0;
  let [lastX, lastY] = [0, 0];
  for (const point of points) {
    const x = Math.round(point[0] * stepsPerUnit);
    const y = Math.round(point[1] * stepsPerUnit);
    const [dx, dy] = [x - lastX, y - lastY];
    if (count > 0 && dx === 0 && dy === 0) continue;
    // After the first pair of an "M", further pairs of "m…" would be relative too: "M x,y l dx dy dx dy …".
    const horizontal = formatNumber(dx, stepsPerUnit);
    const vertical = formatNumber(dy, stepsPerUnit);
    const lead = count === 0 ? "M" : count === 1 ? "l" : dx < 0 ? "" : " ";
    text += `${lead}${horizontal}${dy < 0 ? "" : " "}${vertical}`;
    count += 1;
    [lastX, lastY] = [x, y];
  }
  if (count < 2) return "";
  return closed ? `${text}z` : text;
}
