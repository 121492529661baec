import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import {
  chownSync,
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { haproxyConfiguration, members, password, patroniConfiguration, ports } from "./configuration.ts";

/** PostgreSQL refuses to run as root. */
interface Account {
  readonly uid?: number;
  readonly gid?: number;
}

function account(): Account {
  if (process.getuid?.() !== 0) return {};
  const id = (what: string): number => Number(execFileSync("id", [what, "postgres"], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
}

/** Debian has a separate folder for the programs of each version. */
function binaries(): string {
  const versions = readdirSync("/usr/lib/postgresql").sort((one, other) => Number(one) - Number(other));
  return `/usr/lib/postgresql/${versions.at(-1)}/bin`;
}

/** One etcd, three members of PostgreSQL under Patroni and an HAProxy in front of the leader, in a separate folder. */
export class Cluster {
  readonly folder = mkdtempSync(join(tmpdir(), "vieira-failover-"));
  readonly #account = account();
  readonly #running = new Map<string, ChildProcess>();

  async start(): Promise<void> {
    this.#own(this.folder);
    const client = `http://127.0.0.1:${ports.etcd}`;
    const peer = `http://127.0.0.1:${ports.etcdPeer}`;
    const etcd =
      `--name one --data-dir ${this.folder}/etcd --logger zap --log-level error ` +
      `--listen-client-urls ${client} --advertise-client-urls ${client} ` +
      `--listen-peer-urls ${peer} --initial-advertise-peer-urls ${peer} --initial-cluster one=${peer}`;
    this.#run("etcd", "etcd", etcd.split(" "));
    for (const member of members) {
      this.#own(`${this.folder}/member${member}`);
      this.#write(`member${member}.json`, patroniConfiguration(member, this.folder, binaries()));
      this.startMember(member);
    }
    await this.healthy();
    await this.#makeDatabase();
    this.#write("haproxy.cfg", haproxyConfiguration());
    this.#run("haproxy", "haproxy", ["-f", `${this.folder}/haproxy.cfg`]);
  }

  startMember(member: number): void {
    this.#run(`member${member}`, "patroni", [`${this.folder}/member${member}.json`]);
  }

  /** Simulates a power failure: kills Patroni, PostgreSQL and its processes at once. */
  kill(member: number): void {
    this.#running.get(`member${member}`)?.kill("SIGKILL");
    for (const pid of this.#postgresOf(member)) {
      try {
        process.kill(pid, "SIGKILL");
      } catch {
        // It has already exited, together with the first of them.
      }
    }
  }

  /** The member that Patroni reports as leader; undefined if there is none. */
  async leader(): Promise<number | undefined> {
    const answers = await Promise.all(members.map((member) => statusOf(member, "/primary")));
    return members[answers.indexOf(200)];
  }

  /** Waits until there is a leader with both followers, one of them synchronous: until losing the leader is safe. */
  async healthy(timeoutMs = 180_000): Promise<void> {
    const deadline = Date.now() + timeoutMs;
    while (Date.now() < deadline) {
      const leads = await this.leader();
      const followers = members.filter((member) => member !== leads);
      const replicas = await Promise.all(followers.map((member) => statusOf(member, "/replica")));
      const synchronous = await Promise.all(followers.map((member) => statusOf(member, "/synchronous")));
      if (leads !== undefined && replicas.every((status) => status === 200) && synchronous.includes(200)) return;
      await delay(250);
    }
    throw new Error(`The cluster has not become whole; its logs are in ${this.folder}.`);
  }

  stop(): void {
    for (const member of members) this.kill(member);
    for (const child of this.#running.values()) child.kill("SIGKILL");
  }

  async #makeDatabase(): Promise<void> {
    const port = ports.postgres((await this.leader()) ?? 1);
    const admin = new pg.Client({ host: "127.0.0.1", port, user: "postgres", password, database: "postgres" });
    await admin.connect();
    await admin.query(`CREATE ROLE vieira LOGIN PASSWORD '${password}'`);
    await admin.query("CREATE DATABASE vieira OWNER vieira");
    await admin.end();
  }

  /** The server and all of its child processes. */
  #postgresOf(member: number): number[] {
    let server: number;
    try {
      server = Number.parseInt(readFileSync(`${this.folder}/member${member}/data/postmaster.pid`, "utf8"), 10);
    } catch {
      return [];
    }
    const children = readdirSync("/proc").filter((name) => {
      try {
        return / \(.*\) \S (\d+)/.exec(` ${readFileSync(`/proc/${name}/stat`, "utf8")}`)?.[1] === String(server);
      } catch {
        return false;
      }
    });
    return [server, ...children.map(Number)];
  }

  #own(path: string): void {
    mkdirSync(path, { recursive: true, mode: 0o700 });
    const { uid, gid } = this.#account;
    if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid);
  }

  #write(name: string, text: string): void {
    writeFileSync(`${this.folder}/${name}`, text, { mode: 0o644 });
  }

  #run(name: string, program: string, options: readonly string[]): void {
    const log = openSync(`${this.folder}/${name}.log`, "a");
    const child = spawn(program, options, {
      ...this.#account,
      cwd: this.folder,
      env: { PATH: `${process.env["PATH"]}:/usr/sbin`, HOME: this.folder, LC_ALL: "C.UTF-8" },
      stdio: ["ignore", log, log],
    });
    child.on("error", (error) => console.error(`${program} does not start: ${error.message}`));
    closeSync(log);
    this.#running.set(name, child);
  }
}

/** Status of the member's Patroni; 0 if it does not respond. */
async function statusOf(member: number, path: string): Promise<number> {
  const address = `http://127.0.0.1:${ports.patroni(member)}${path}`;
  return fetch(address, { signal: AbortSignal.timeout(1_000) }).then(
    ({ status }) => status,
    () => 0,
  );
}
