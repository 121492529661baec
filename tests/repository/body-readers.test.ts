import { expect, it } from "vitest";
import { isTest, repositoryFiles, textOf } from "./source-files.ts";

/** What runs on the server: layers of the server, and the loaders and actions of pages. */
const onServer = /^src\/(?:api|server|use-cases|jobs)\/|^src\/web\/(?:routes\/|.*\.server\.tsx?$)/;

/** Runs in the browser, which sends what it has itself. */
const inBrowser = /export (?:async )?function client(?:Action|Loader)\b[\s\S]*?\n\}\n/g;

/** A body by any way of the platform, of a request by any name that one has here. */
const reading =
  /\.formData\(|\b(?:request|req|raw|asked|meant|incoming)(?:\.clone\(\))?\s*\.\s*(?:formData|json|text|arrayBuffer|blob|bytes|body)\b/g;

const readers = new Set([
  // Counts what comes in before anything is made of it.
  "src/api/body/read-chunks.ts",
  // Puts back in front of a body what it has read of it.
  "src/api/body/method-override.ts",
  // What was validated, which has been read and counted.
  "src/api/http/environment.ts",
]);

function readingsIn(text: string): string[] {
  return [...text.replaceAll(inBrowser, "").matchAll(reading)].map(([found]) => found);
}

it("reads bodies of requests in one place, which bounds them", () => {
  const files = repositoryFiles().filter((path) => onServer.test(path) && /\.tsx?$/.test(path) && !isTest(path));
  const others = files.filter((path) => !readers.has(path)).map((path) => [path, readingsIn(textOf(path))] as const);
  expect(others.filter(([, found]) => found.length > 0)).toEqual([]);
});

it.each([
  "const fields = await request.formData();",
  "await request.clone().formData()",
  "const option = await c.req.json();",
  "for await (const piece of request.body) {}",
  "await new Response(bytes).formData()",
])("would find %s", (text) => {
  expect(readingsIn(text)).toHaveLength(1);
  expect(readingsIn(`export async function clientAction({ request }) {\n  ${text}\n}\n`)).toEqual([]);
});
