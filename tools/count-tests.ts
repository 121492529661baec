import { readFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";

/** Vitest's report. */
interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly file: string;
    readonly title: string;
    readonly tests: readonly {
      readonly status: string;
      readonly results: readonly { readonly error?: { readonly message?: string } }[];
    }[];
  }[];
}

/** Playwright's report. */
interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly errors: readonly { readonly message?: string }[];
  readonly suites: readonly PlaywrightSuite[];
}

interface Counts {
  readonly passed: number;
  readonly failed: number;
  /** A line for each test that failed, or passed only on a retry. */
  readonly lines: readonly string[];
}

/** Passed, failed and flaky tests; a file that could not be run counts as one failure. */
function count(report: VitestReport | PlaywrightReport): Counts {
  if ("stats" in report) {
    const { expected, unexpected, flaky } = report.stats;
    const broken = report.errors.map(({ message = "" }) => line("failed", "outside of tests", message));
    const lines = [...report.suites.flatMap(linesOf), ...broken];
    return { passed: expected + flaky, failed: unexpected + report.errors.length, lines };
  }
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) => status === "failed" && assertionResults.every((test) => test.status !== "failed"),
  );
  const failures = report.testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === "failed"),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    lines: [
      ...failures.map(({ fullName, failureMessages: [message = ""] }) => line("failed", fullName, message)),
      ...brokenFiles.map(({ name, message }) => line("failed", name, message)),
    ],
  };
}

function linesOf({ suites = [], specs }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === "unexpected" || status === "flaky")
      .map(({ status, results }) => {
        const message = results.find(({ error }) => error)?.error?.message ?? "";
        return line(status === "flaky" ? "passed at a further try" : "failed", `${file} › ${title}`, message);
      }),
  );
  return [...own, ...suites.flatMap(linesOf)];
}

/** With a summary of the failure. */
function line(outcome: string, name: string, message: string): string {
  const said = stripVTControlCharacters(message).split("\n");
  const first = said.filter((each) => !/^\s+at /.test(each)).slice(0, 4);
  return `${outcome}: ${name}: ${first.join(" ").replaceAll(/\s+/g, " ").slice(0, 500)}`;
}

const [path = ""] = process.argv.slice(2);
const { passed, failed, lines } = count(JSON.parse(readFileSync(path, "utf8")));
console.log([`${passed} ${failed}`, ...lines].join("\n"));
