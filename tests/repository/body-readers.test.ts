import { expect, it } from "vitest";
import { isTest, repositoryFiles, textOf } from "./source-files.ts";

/** Code of the server: its layers, and loaders and actions of pages. */
const onServer = /^src\/(?:api|server|use-cases|jobs)\/|^src\/web\/(?:routes\/|.*\.server\.tsx?$)/;

/** Code of the browser. */
const inBrowser = /export (?:async )?function client(?:Action|Loader)\b[\s\S]*?\n\}\n/g;

/** Any platform method that reads a body, on any name used for a request. */
const reading =
  /\.formData\(|\b(?:request|req|raw|asked|meant|incoming)(?:\.clone\(\))?\s*\.\s*(?:formData|json|text|arrayBuffer|blob|bytes|body)\b/g;

const readers = new Set([
  // Limits bodies before they are parsed.
  "src/api/body/read-chunks.ts",
  // Restores the part of a body that it has read.
  "src/api/body/method-override.ts",
  // Validated bodies, which have been read already.
  "src/api/http/environment.ts",
]);

function bodyReadsIn(text: string): string[] {
  return [...text.replaceAll(inBrowser, "").matchAll(reading)].map(([match]) => match);
}

it("request bodies are read only in src/api/body, which limits their size", () => {
  const files = repositoryFiles().filter((path) => onServer.test(path) && /\.tsx?$/.test(path) && !isTest(path));
  const others = files.filter((path) => !readers.has(path)).map((path) => [path, bodyReadsIn(textOf(path))] as const);
  expect(others.filter(([, match]) => match.length > 0)).toEqual([]);
});

it.each([
  "const fields = await request.formData();",
  "await request.clone().formData()",
  "const option = await c.req.json();",
  "for await (const piece of request.body) {}",
  "await new Response(bytes).formData()",
])("the check finds %s", (text) => {
  expect(bodyReadsIn(text)).toHaveLength(1);
  expect(bodyReadsIn(`export async function clientAction({ request }) {\n  ${text}\n}\n`)).toEqual([]);
});
