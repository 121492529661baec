import { mkdtemp, open } from "node:fs/promises";
import { get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "#tests/support/program/free-port.ts";
import { startScript } from "#tests/support/program/start-script.ts";
import { type FileServer, type ServedFile, startBareNode, startedServer, startNginx } from "./plain-servers.ts";
import { median } from "./processor-time.ts";
import type { Measured } from "./table.ts";
import { type Load, load } from "./wrk.ts";

/** Number of rounds, and seconds of each. */
export interface Rounds {
  /** Seconds of load per request before measuring: code is compiled and bodies are recompressed meanwhile. */
  readonly warmUp: number;
  readonly rounds: number;
  readonly seconds: number;
}

const startOther = { nginx: startNginx, "bare Node": startBareNode };

interface MeasuredRequest {
  readonly name: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Send a conditional request, answered with 304. */
  readonly isConditional?: boolean;
  /** Smallest desired ratio. */
  readonly goal: number;
}

const browser = { "Accept-Encoding": "gzip, deflate, br, zstd" };

const requests: readonly MeasuredRequest[] = [
  { name: "home", path: "/", headers: browser, goal: 0.5 },
  { name: "page of the Francés", path: "/camino-frances", headers: browser, goal: 0.5 },
  {
    name: "page of the Francés, known (304)",
    path: "/camino-frances",
    headers: browser,
    isConditional: true,
    goal: 0.5,
  },
  { name: "GET /api/routes", path: "/api/routes", headers: browser, goal: 0.15 },
  { name: "GET /api/towns of the Francés", path: "/api/towns?route=camino-frances", headers: browser, goal: 0.15 },
  { name: "GET /api/search?q=bur", path: "/api/search?q=bur", headers: browser, goal: 0.15 },
];

/**
 * The program with its own data, on the first core, as `npm start` runs it. Its log goes to a file, as that of nginx
 * does: a reader would take time from the core of the clients.
 */
async function startProgram(folder = "."): Promise<FileServer> {
  const dataDir = await mkdtemp(join(tmpdir(), "vieira-bench-"));
  const port = await freePort();
  const log = await open(join(dataDir, "log"), "w");
  const { variables, nodeOptions, program } = startScript;
  const environment = { PATH: process.env["PATH"], ...variables, DATA_DIR: dataDir, PORT: String(port) };
  const started = await startedServer(port, dataDir, [process.execPath, ...nodeOptions, program], {
    cwd: folder,
    env: environment,
    stdio: ["ignore", log.fd, log.fd],
  });
  await log.close();
  return started;
}

/** The bytes as sent, which `fetch` would decompress. */
function answerOf(url: string, headers: Readonly<Record<string, string>>): Promise<ServedFile & { etag: string }> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { ...headers } }, (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => parts.push(part));
      answer.on("end", () => {
        const { etag = "", "content-type": type = "", "content-encoding": encoding = "" } = answer.headers;
        if (answer.statusCode !== 200) reject(new Error(`${url}: ${answer.statusCode}`));
        else resolve({ body: Buffer.concat(parts), type, encoding, etag });
      });
    }).on("error", reject);
  });
}

/** One of the servers under comparison. */
interface Asked {
  readonly pid: number;
  readonly address: (request: MeasuredRequest, index: number) => string;
}

/** Headers of a request, with the validator of the current response if it is conditional. */
async function knowing(
  url: string,
  { headers, isConditional }: MeasuredRequest,
): Promise<Readonly<Record<string, string>>> {
  return isConditional ? { ...headers, "If-None-Match": (await answerOf(url, headers)).etag } : headers;
}

/** Responses per core second of ours and of each of the others, in turns. */
async function inTurns(
  ours: Asked,
  others: Readonly<Record<string, Asked>>,
  { warmUp, rounds, seconds }: Rounds,
): Promise<readonly Measured[]> {
  const measured: Measured[] = [];
  const servers = [ours, ...Object.values(others)];
  for (const [index, request] of requests.entries()) {
    for (const { pid, address } of servers) await load(pid, address(request, index), request.headers, warmUp);
  }
  for (const [index, request] of requests.entries()) {
    const all = servers.map((server) => ({ ...server, loads: [] as Load[] }));
    for (let round = 0; round < rounds; round++) {
      for (const { pid, address, loads } of all) {
        const url = address(request, index);
        loads.push(await load(pid, url, await knowing(url, request), seconds));
      }
    }
    // The best of each: another program on the machine can only take from it.
    const perSecond = (server: (typeof all)[number]) => Math.max(...server.loads.map((each) => each.perCoreSecond));
    const [us, ...rest] = all.map(perSecond);
    const p99Ms = median(all[0]!.loads.map((each) => each.p99Ms));
    for (const [place, name] of Object.keys(others).entries()) {
      measured.push({
        name: `${request.name} / ${name}`,
        us: `${us!.toFixed(0)} a core second, p99 ${p99Ms.toFixed(1)} ms`,
        other: `${rest[place]!.toFixed(0)} a core second`,
        ratio: us! / rest[place]!,
        ...(name === "nginx" ? { goal: request.goal } : {}),
      });
    }
  }
  return measured;
}

function asked({ pid, url }: FileServer): Asked {
  return { pid, address: ({ path }) => url + path };
}

/** The server compared with nginx, with a bare Node server, or with both, on the same bytes. */
export async function besideFileServers(
  names: readonly (keyof typeof startOther)[],
  each: Rounds,
): Promise<readonly Measured[]> {
  await using started = new AsyncDisposableStack();
  const program = await startProgram();
  started.defer(program.stop);
  const files = await Promise.all(requests.map(({ path, headers }) => answerOf(program.url + path, headers)));
  const others: Record<string, Asked> = {};
  for (const name of names) {
    const server = await startOther[name](files);
    started.defer(server.stop);
    others[name] = { pid: server.pid, address: (_, index) => `${server.url}/${index}` };
  }
  return await inTurns(asked(program), others, each);
}

/** The server compared with the one built in another folder. */
export async function besideServerOf(folder: string, name: string): Promise<readonly Measured[]> {
  const ours = await startProgram();
  const theirs = await startProgram(folder);
  try {
    return await inTurns(asked(ours), { [name]: asked(theirs) }, { warmUp: 5, rounds: 6, seconds: 1 });
  } finally {
    await Promise.all([ours.stop(), theirs.stop()]);
  }
}
