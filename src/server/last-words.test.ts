import { spawnSync } from "node:child_process";
import { expect, it } from "vitest";
import { repositoryFile } from "./package-facts.ts";

it.each(['throw new Error("of ana@example.org")', 'Promise.reject(new Error("of ana@example.org"))'])(
  "says what ended the process in the log, and nobody's address: %s",
  (failure) => {
    const program = `
    const { createLog } = await import("#server/log.ts");
    const { logLastWords } = await import("#server/last-words.ts");
    logLastWords(createLog({ level: "info" }));
    setTimeout(() => { ${failure} }, 0);`;
    const { status, stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", program], {
      cwd: repositoryFile(""),
      encoding: "utf8",
    });
    expect(status).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({ level: "fatal", err: { message: "of [e-mail]" } });
    expect(stdout + stderr).not.toContain("ana@");
  },
);
