/** Accepted licences of packages: all allow use, modification and redistribution under our own. */
const allowed = new Set([
  "0BSD",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC-BY-4.0",
  "CC0-1.0",
  "ISC",
  "MIT",
  "MIT-0",
  "OFL-1.1",
  "Unlicense",
]);

/** Licences accepted for some packages only, with the reason. */
const exceptions: readonly { readonly packages: RegExp; readonly licence: string }[] = [
  // libvips, which sharp loads as a separate library; it stays on the server and is not redistributed.
  { packages: /^@img\/sharp-/, licence: "LGPL-3.0-or-later" },
];

/** Licences of packages without one in package.json, according to their LICENSE file. */
const byFile: Readonly<Record<string, string>> = { "png-js": "MIT", suncalc: "BSD-2-Clause" };

/** Whether a package may have a licence expression, `undefined` if its package.json has none. */
export function isAllowed(packageName: string, expression: string | undefined): boolean {
  const licences = (expression ?? byFile[packageName] ?? "none").replace(/^\((.*)\)$/, "$1");
  const mayHave = (licence: string): boolean =>
    allowed.has(licence) ||
    exceptions.some((exception) => exception.licence === licence && exception.packages.test(packageName));
  // Nested expressions are rare enough to be reviewed manually.
  if (licences.includes(" OR ")) return licences.split(" OR ").some(mayHave);
  return licences.split(" AND ").every(mayHave);
}
