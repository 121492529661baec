/**
 * How long an editor waits for a register with many rows: uploading, reading and comparing it with the houses,
 * selecting everything new, applying, and undoing it; and how long others wait meanwhile, for the health check and for
 * a page from the database. Starts the built program on the embedded database. Two of five rows are in our towns, the
 * others elsewhere.
 * npm run bench:register
 * REGISTER_ROWS: 50,000 by default.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { RegisterImport } from "#contract/administration/registers.ts";
import type { TownList } from "#contract/places/towns.ts";
import { goodPassword } from "#tests/support/browser/test-user.ts";
import { castillaYLeonFile } from "#tests/support/samples/registers.ts";
import { runProgram } from "#tests/support/program/running-program.ts";
import { healthDuring } from "./health/during.ts";

const rows = Number(process.env["REGISTER_ROWS"] ?? 50_000);
const admin = { email: "admin@example.org", password: goodPassword };
const dataDir = await mkdtemp(join(tmpdir(), "vieira-register-"));
const program = await runProgram({
  DATA_DIR: dataDir,
  LOG_LEVEL: "warn",
  ADMIN_EMAIL: admin.email,
  ADMIN_PASSWORD: admin.password,
});
let token = "";

async function api(method: string, path: string, body?: FormData | object): Promise<Response> {
  const isForm = body instanceof FormData;
  const answer = await fetch(`${program.url}/api${path}`, {
    method,
    headers: {
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(body && !isForm && { "Content-Type": "application/json" }),
    },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return answer;
}

/** Polls the import until it is in a state. */
async function until(uuid: string, state: RegisterImport["state"]): Promise<RegisterImport> {
  for (;;) {
    const file = (await (await api("GET", `/administration/register-imports/${uuid}`)).json()) as RegisterImport;
    if (file.state === state) return file;
    if (file.state === "failed") throw new Error(JSON.stringify(file));
    await pause(100);
  }
}

async function timed<Value>(what: string, work: () => Promise<Value>): Promise<Value> {
  let value: Value | undefined;
  let slowest = 0;
  const done = new AbortController();
  const asking = (async () => {
    while (!done.signal.aborted) {
      const asked = performance.now();
      await api("GET", "/user");
      slowest = Math.max(slowest, performance.now() - asked);
      await pause(50);
    }
  })();
  const begun = performance.now();
  let ms = 0;
  const health = await healthDuring(program.url, 20, async () => {
    value = await work();
    ms = performance.now() - begun;
    done.abort();
    await asking;
  });
  console.log(
    `${what}: ${(ms / 1000).toFixed(1)} s; health at worst ${health.at(-1)?.toFixed(0)} ms, an account ${slowest.toFixed(0)} ms`,
  );
  return value as Value;
}

const inTown = ({ name, province }: TownList["data"][number]) => ({ town: name, province: province ?? "" });

/** A file in which every house has a different name. */
async function registerFile(): Promise<File> {
  const pages = [1, 2, 3].map((page) => api("GET", `/towns?route=camino-frances&perPage=100&page=${page}`));
  const lists = await Promise.all((await Promise.all(pages)).map((answer) => answer.json() as Promise<TownList>));
  const ours = lists.flatMap(({ data }) => data).filter(({ region }) => region === "Castilla y León");
  const text = castillaYLeonFile(
    Array.from({ length: rows }, (_, row) => ({
      number: `${row}`,
      name: `CASA ${row.toString(36).toUpperCase()}`,
      ...(row % 5 < 2 ? inTown(ours[row % ours.length]!) : { town: `LEJOS ${row % 900}` }),
      phone: `987${String(row).padStart(6, "0")}`,
      beds: 1 + (row % 40),
    })),
  );
  return new File([text], "register.csv");
}

try {
  const scopes = ["read", "editing", "administration"];
  const made = await api("POST", "/tokens", { ...admin, deviceName: "benchmark", scopes });
  ({ token } = (await made.json()) as { token: string });
  const file = await registerFile();
  console.log(`${rows} rows, ${(file.size / 1e6).toFixed(1)} MB`);
  const read = await timed("sent, read and compared", async () => {
    const form = new FormData();
    form.set("file", file);
    form.set("date", "2026-11");
    const { uuid } = (await (await api("POST", "/administration/register-imports", form)).json()) as RegisterImport;
    return until(uuid, "ready");
  });
  console.log(JSON.stringify(read.counts));
  const at = `/administration/register-imports/${read.uuid}`;
  await timed("all that is new ticked", () => api("PATCH", `${at}/rows`, { kind: "new", ticked: true }));
  for (const [verb, state] of [
    ["apply", "applied"],
    ["undo", "undone"],
  ] as const) {
    await timed(state, async () => {
      await api("POST", `${at}/${verb}`);
      return until(read.uuid, state);
    });
  }
} finally {
  await program.stop();
  await rm(dataDir, { recursive: true, force: true });
}
