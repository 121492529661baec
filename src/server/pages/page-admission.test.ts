import { expect, it } from "vitest";
import { silentLog } from "#tests/support/silent-log.ts";
import { admitPage } from "./page-admission.ts";
import { queueSettings, ThreadPool } from "#server/workers/thread-pool.ts";

const few = { maxRunning: 1, maxWaiting: 2, maxPerPerson: 2, maxPerAddress: 2, timeoutMs: 60_000 };
const pool = new ThreadPool({ log: silentLog, queues: { ...queueSettings, pages: few } });

const someone = { address: "192.0.2.1", isRefused: false };
const page = (path: string, init?: RequestInit): Request => new Request(`http://localhost${path}`, init);

it("queues rendering, refuses clients with too many requests, and does not delay others", async () => {
  const making = Promise.withResolvers<Response>();
  const made: string[] = [];
  const make = (name: string) => (): Promise<Response> => {
    made.push(name);
    return made.length === 1 ? making.promise : Promise.resolve(new Response(name));
  };
  const first = admitPage(pool, page("/a"), someone, make("first"));
  const second = admitPage(pool, page("/b"), someone, make("second"));
  const third = await admitPage(pool, page("/es/c"), someone, make("third"));
  expect([third.status, third.headers.get("Retry-After")]).toEqual([503, "2"]);
  expect(await third.text()).toMatch(/<html lang="es">.*Vuelve a intentarlo/s);
  const other = admitPage(pool, page("/d"), { address: "192.0.2.2", isRefused: false }, make("other"));
  const form = await admitPage(pool, page("/login", { method: "POST" }), someone, async () => new Response("sent"));
  expect(await form.text()).toBe("sent");
  const forged = { ...someone, isRefused: true };
  expect((await admitPage(pool, page("/login", { method: "POST" }), forged, make("forged"))).status).toBe(503);
  making.resolve(new Response("first"));
  const answers = await Promise.all([first, second, other].map(async (answer) => (await answer).text()));
  expect(answers).toEqual(["first", "second", "other"]);
  expect(made).toEqual(["first", "second", "other"]);
});

it("renders nothing for a client that disconnected while queued", async () => {
  const making = Promise.withResolvers<Response>();
  const first = admitPage(pool, page("/a"), someone, () => making.promise);
  const leaving = new AbortController();
  let isMade = false;
  const left = admitPage(pool, page("/b", { signal: leaving.signal }), someone, async () => {
    isMade = true;
    return new Response();
  });
  leaving.abort();
  making.resolve(new Response());
  await Promise.all([first, left]);
  expect(isMade).toBe(false);
});
