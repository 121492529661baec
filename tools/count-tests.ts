import { readFileSync } from "node:fs";

/** Report of Vitest. */
interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

/** Report of Playwright. */
interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly errors: readonly object[];
}

/** Passed and failed tests, those passed that needed a second try; a file that could not be run counts as one failure. */
function count(report: VitestReport | PlaywrightReport): { passed: number; failed: number } {
  if ("stats" in report) {
    const { expected, unexpected, flaky } = report.stats;
    return { passed: expected + flaky, failed: unexpected + report.errors.length };
  }
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) => status === "failed" && assertionResults.every((test) => test.status !== "failed"),
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + brokenFiles.length };
}

const [path = ""] = process.argv.slice(2);
const { passed, failed } = count(JSON.parse(readFileSync(path, "utf8")));
console.log(`${passed} ${failed}`);
