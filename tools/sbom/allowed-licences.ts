/** Licences of packages that the program may bring along: all let it be used, changed and passed on under its own. */
const allowed = new Set([
  "0BSD",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC-BY-4.0",
  "ISC",
  "MIT",
  "MIT-0",
  "OFL-1.1",
  "Unlicense",
]);

/** What only some packages may have, and why. */
const exceptions: readonly { readonly packages: RegExp; readonly licence: string }[] = [
  // libvips, which sharp loads as a library of its own; it stays on the server and is not passed on.
  { packages: /^@img\/sharp-/, licence: "LGPL-3.0-or-later" },
];

/** Licences of packages whose package.json names none, by the file LICENSE in them. */
const byFile: Readonly<Record<string, string>> = { "png-js": "MIT", suncalc: "BSD-2-Clause" };

/** A licence of one package that is named, `undefined` where its package.json names none. */
export function isAllowed(packageName: string, expression: string | undefined): boolean {
  const licences = (expression ?? byFile[packageName] ?? "none").replace(/^\((.*)\)$/, "$1");
  const mayHave = (licence: string): boolean =>
    allowed.has(licence) ||
    exceptions.some((exception) => exception.licence === licence && exception.packages.test(packageName));
  // Nested expressions are rare enough to be looked at by somebody.
  if (licences.includes(" OR ")) return licences.split(" OR ").some(mayHave);
  return licences.split(" AND ").every(mayHave);
}
