import { expect, it } from "vitest";
import { silentLog } from "#tests/support/silent-log.ts";
import { admitPage } from "./page-admission.ts";
import { queueSettings, ThreadPool } from "#server/workers/thread-pool.ts";

const few = { maxRunning: 1, maxWaiting: 2, maxPerPerson: 2, maxPerAddress: 2, timeoutMs: 60_000 };
const pool = new ThreadPool({ log: silentLog, queues: { ...queueSettings, pages: few, forms: few } });

const someone = { address: "192.0.2.1", isRefused: false };
const page = (path: string, init?: RequestInit): Request => new Request(`http://localhost${path}`, init);

function form(body: string | ReadableStream, length = 3): Request {
  const headers = { "Content-Length": String(length) };
  const init: RequestInit & { duplex: "half" } = { method: "POST", body, headers, duplex: "half" };
  return page("/login", init);
}

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

it("queues a form that has been read, while a slow one delays nobody", async () => {
  const read = Promise.withResolvers<void>();
  const slow = new ReadableStream<Uint8Array>({
    pull: async (stream) => {
      await read.promise;
      stream.enqueue(new TextEncoder().encode("a=1"));
      stream.close();
    },
  });
  const text = async (request: Request) => new Response(await request.text());
  const sent = admitPage(pool, form(slow), someone, text);
  expect(await (await admitPage(pool, form("b=2"), someone, text)).text()).toBe("b=2");
  read.resolve();
  expect(await (await sent).text()).toBe("a=1");
});

it("keeps no page waiting for forms that take long, and refuses too many of them", async () => {
  const crowded = new ThreadPool({ log: silentLog });
  const done = Promise.withResolvers<Response>();
  const slow = (n: number) =>
    admitPage(crowded, form("a=1"), { ...someone, address: `198.51.100.${n}` }, async () =>
      (await done.promise).clone(),
    );
  const forms = Array.from({ length: 40 }, (_, n) => slow(n));
  await expect.poll(() => crowded.running("forms") + crowded.waiting("forms")).toBe(forms.length);
  const read = await admitPage(crowded, page("/a"), someone, async () => new Response("page"));
  expect(await read.text()).toBe("page");
  expect(crowded.running("forms")).toBe(queueSettings.forms.maxRunning);
  done.resolve(new Response("done"));
  const answers = await Promise.all(forms.map(async (answer) => (await answer).text()));
  expect(answers).toEqual(forms.map(() => "done"));

  const held = Promise.withResolvers<Response>();
  const two = [1, 2].map(() => admitPage(pool, form("a=1"), someone, async () => (await held.promise).clone()));
  await expect.poll(() => pool.running("forms") + pool.waiting("forms")).toBe(two.length);
  expect((await admitPage(pool, form("a=1"), someone, async () => new Response("third"))).status).toBe(503);
  held.resolve(new Response());
  await Promise.all(two);
});

it("passes on why a form cannot be read", async () => {
  const broken = new ReadableStream({ start: (stream) => stream.error(new Error("gone")) });
  const answer = await admitPage(pool, form(broken), someone, (request) =>
    request.text().then(
      () => new Response("read"),
      (error: unknown) => new Response(String(error)),
    ),
  );
  expect(await answer.text()).toContain("could not be read to its end");
});

it("limits the uploads of an address, which do not wait for pages", async () => {
  const ended = Promise.withResolvers<Response>();
  const upload = (address: string) =>
    admitPage(pool, form("a=1", 100_000), { ...someone, address }, async () => (await ended.promise).clone());
  const uploads = Array.from({ length: 8 }, () => upload("192.0.2.1"));
  expect((await upload("192.0.2.1")).status).toBe(503);
  const other = upload("192.0.2.2");
  expect(await (await admitPage(pool, page("/a"), someone, async () => new Response("page"))).text()).toBe("page");
  ended.resolve(new Response("uploaded"));
  const answers = await Promise.all([...uploads, other].map(async (answer) => (await answer).text()));
  expect(answers).toEqual(Array.from({ length: 9 }, () => "uploaded"));
});
