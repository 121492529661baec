import { readFileSync } from "node:fs";

const words = (JSON.parse(readFileSync("package.json", "utf8")).scripts.start as string).split(" ");

/** The parts of the script `start`: environment variables, options of Node, and the program. */
export const startScript = {
  variables: Object.fromEntries(words.filter((word) => /^\w+=/.test(word)).map((word) => word.split("=", 2))) as Record<
    string,
    string
  >,
  nodeOptions: words.filter((word) => word.startsWith("--")),
  program: words.at(-1) ?? "",
};
