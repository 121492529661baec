/**
 * How far the model of docs/crowding.md is off from published figures that it was not made from. Prints a table for
 * each check.
 */
import {
  balance,
  errorOf,
  holyYears,
  type Line,
  meanError,
  monthsOf2018,
  routesOf,
  starts,
} from "#tests/planner/crowding/check-model.ts";

const print = (heading: string, lines: readonly Line[]) => {
  console.log(`\n${heading}: ${meanError(lines).toFixed(1)} % off on the mean`);
  for (const line of lines) {
    const [expected, published] = [line.expected, line.published].map((value) =>
      value < 100 ? value.toFixed(1) : String(Math.round(value)),
    );
    console.log(
      `  ${line.name.padEnd(34)} ${expected?.padStart(8)} ${published?.padStart(8)} ${errorOf(line).toFixed(1).padStart(7)} %`,
    );
  }
};

print("Months of 2018, by the shape of 2025", monthsOf2018());
print("Routes in 2025, like 2024", routesOf(2025));
print("Routes in 2024, like 2023", routesOf(2024));
print("Holy Years, by another one", holyYears());
print("Shares of starts in per cent, by those of 2025", starts());
print("Arrivals of a year from nights on the way", balance());
