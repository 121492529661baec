import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { registerLimits } from "#domain/house-registers/register-import.ts";
import { repositoryFiles, textOf } from "./source-files.ts";

const files = repositoryFiles();
const documents = files.filter((path) => path.endsWith(".md"));
const records = files.filter((path) => /^docs\/decisions\/\d{4}-.*\.md$/.test(path));

const topFolders =
  /^(?:src|web|features|components|domain|database|server|use-cases|tests|tools|docs|api|contract|client|ui|messages|photos|mail|benchmarks)\//;

/** Files that recipes create. */
const examples = /guides?(?:\.ts|\/)|\.test\.ts$|^src\/messages\/gl$/;

/** Whether a file or folder exists, by full path or suffix, with or without extension. */
function doesExist(named: string): boolean {
  const path = named.replace(/\/\*?$/, "");
  return files.some((file) => `/${file}/`.includes(`/${path}/`) || `/${file}`.endsWith(`/${path}.ts`));
}

const sourceName = /^[\w.-]+\.tsx?$/;

/** What a document, or the comments of a module, call by name. */
function mentions(path: string): readonly string[] {
  const text = textOf(path);
  const prose = path.endsWith(".md") ? text : (text.match(/^ *(?:\/?\*|\/\/).*$/gm) ?? []).join("\n");
  return [...prose.matchAll(/`([\w./-]+)`/g)].map(([, named]) => named ?? "");
}

it("documents and comments mention only existing files and folders", () => {
  const modules = files.filter((path) => /^(?:src|tools)\/.*\.tsx?$/.test(path));
  const wrong = [...documents, ...modules].flatMap((path) =>
    mentions(path)
      .filter((named) => topFolders.test(named) || sourceName.test(named))
      .filter((named) => !examples.test(named) && !doesExist(named))
      .map((named) => `${path}: ${named}`),
  );
  expect(wrong).toEqual([]);
});

it("every decision is in the index once, with a status", () => {
  const lines = textOf("docs/decisions/README.md").split("\n");
  const listed = lines.flatMap((line) => /^\| \[\d{4}\]\(([^)]+)\) \| .+ \| (.+) \|$/.exec(line)?.slice(1, 3) ?? []);
  const named = listed.filter((_, index) => index % 2 === 0).map((name) => `docs/decisions/${name}`);
  expect(named.toSorted()).toEqual(records.toSorted());
  const states = listed.filter((_, index) => index % 2 === 1);
  expect(states.filter((state) => !/^in force|^superseded by \d+/.test(state))).toEqual([]);
});

it("titles and statuses of decisions equal those in the index", () => {
  const index = textOf("docs/decisions/README.md").split("\n");
  const wrong = records.filter((path) => {
    const [, number, title, status] = /^# (\d{4})\. (.+)\n\nStatus: (.+)\n/.exec(textOf(path)) ?? [];
    const name = path.replace("docs/decisions/", "");
    return !name.startsWith(`${number}-`) || !index.includes(`| [${number}](${name}) | ${title} | ${status} |`);
  });
  expect(wrong).toEqual([]);
});

/** The anchor that a heading gets, as GitHub makes it. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\- _]/gu, "")
    .replaceAll(" ", "-");

it("documents link only to existing files and headings", () => {
  const anchors = new Map(
    documents.map((path) => [
      path,
      [...textOf(path).matchAll(/^#+ (.+)$/gm)].map(([, heading]) => anchorOf(heading ?? "")),
    ]),
  );
  const wrong = documents.flatMap((path) =>
    [...textOf(path).matchAll(/\]\((?!https?:)([^)#]*)#?([^)]*)\)/g)]
      .filter(([, named = "", anchor = ""]) => {
        const target = named === "" ? path : join(dirname(path), named);
        const isKnown = files.some((file) => file === target || file.startsWith(`${target.replace(/\/$/, "")}/`));
        return !isKnown || (anchor !== "" && !anchors.get(target)?.includes(anchor));
      })
      .map(([link]) => `${path}: ${link}`),
  );
  expect(wrong).toEqual([]);
});

it("the configuration of a proxy lets the largest file through", () => {
  const megabytes = Number(/client_max_body_size (\d+)m;/.exec(textOf("docs/operations.md"))?.[1] ?? 0);
  expect(megabytes * 1_048_576).toBeGreaterThan(registerLimits.bytes + 1_000_000);
});
