import { once } from "node:events";
import { request as httpRequest } from "node:http";
import { text } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import { signedInBrowser } from "#tests/support/program/api-browser.ts";
import { problemOf, testApplication } from "#tests/support/program/application.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { serveApplication } from "#tests/support/program/serve-application.ts";
import { ifMatch, newPlan } from "#tests/support/samples/plans.ts";

const application = testApplication(await testDatabase({ seeded: true }));
const { app, post } = application;
const url = await serveApplication(application);
const urlencoded = "application/x-www-form-urlencoded";

/** Sends a POST with an endless chunked body. @returns status and body of the response */
async function sendEndlessly(path: string, headers: Record<string, string>, piece: string): Promise<[number, string]> {
  const request = httpRequest(url + path, { method: "POST", headers });
  // The server closes the connection after its response.
  request.on("error", () => {});
  const write = (): void => {
    while (!request.destroyed && request.write(piece));
  };
  request.on("drain", write);
  write();
  const [response] = await once(request, "response");
  const answer: [number, string] = [response.statusCode, await text(response)];
  request.destroy();
  return answer;
}

describe("an endless body", () => {
  it.each([
    ["/api/planner", "application/json", " ".repeat(16_384)],
    ["/api/tokens", urlencoded, "a&".repeat(8_192)],
    ["/api/tokens", urlencoded, "a".repeat(16_384)],
    ["/api/tokens", "multipart/form-data; boundary=b", "--b\r\n\r\n\r\n".repeat(1_000)],
  ])("to %s as %s gets a 413 before it ends", async (path, mediaType, piece) => {
    const [status, body] = await sendEndlessly(path, { "Content-Type": mediaType }, piece);
    expect(status).toBe(413);
    expect(JSON.parse(body)).toMatchObject({ status: 413 });
  });

  it.each([urlencoded, "multipart/form-data; boundary=b", "application/json", "text/plain"])(
    "is not read for unknown addresses, as %s",
    async (mediaType) => {
      for (const [path, status] of [
        ["/api/nothing", 404],
        ["/nothing", 404],
        ["/api/health", 405],
      ] as const) {
        let pulled = 0;
        const pull = (controller: ReadableStreamDefaultController): void => {
          pulled += 1;
          controller.enqueue(Buffer.from("a&".repeat(100)));
        };
        const body = new ReadableStream({ pull }, { highWaterMark: 0 });
        const init = { method: "POST", headers: { "Content-Type": mediaType }, body, duplex: "half" };
        expect((await app.request(path, init)).status, path).toBe(status);
        expect(pulled, path).toBe(0);
      }
    },
  );
});

describe("JSON", () => {
  it.each([
    ["413 with more values than any operation needs", `{"route":[${"1,".repeat(20_000)}1]}`, 413],
    ["400 when nested too deep", `{"route":${"[".repeat(20_000)}`, 400],
    ["400 when a name stands twice", `{"route":"camino-ingles","pace":{"flatKmh":4,"flatKm\\u0068":5}}`, 400],
    ["422 with a colon in a text that stands for nothing", `{"route":"a: \\": b:"}`, 422],
    ["422 with keys of prototypes", `{"__proto__":{"route":"x"},"constructor":1,"route":"camino-ingles"}`, 422],
  ])("is refused if it is %s", async (_, body, status) => {
    expect((await problemOf(await post("/api/planner", body))).status).toBe(status);
  });

  it.each(["application/json;charset", "Application/JSON; charset=utf-8", "application/json; a=b; c"])(
    "is accepted as %s",
    async (mediaType) => {
      const body = JSON.stringify({ route: "camino-ingles", ideal: "long" });
      const answer = await post("/api/planner", body, { "Content-Type": mediaType });
      expect(Object.keys((await problemOf(answer)).errors ?? {})).toEqual(["ideal"]);
    },
  );

  it.each(["pins", "mustStop", "branches", "unknown"])(
    "with thousands of wrong %s gets a short response",
    async (field) => {
      const many = Array.from({ length: 4_000 }, (_, index) => index);
      const wrong = field === "branches" ? Object.fromEntries(many.map((key) => [`${key}`, key])) : many;
      const fields = field === "unknown" ? Object.fromEntries(many.map((key) => [`${key}`, key])) : { [field]: wrong };
      for (const path of ["/api/planner", "/api/plans"]) {
        const { send } = await signedInBrowser(application);
        const input = { route: "camino-ingles", ...fields };
        const answer = await send("POST", path, path === "/api/plans" ? { name: "x", input } : input);
        const { status, errors } = await problemOf(answer);
        expect([status, JSON.stringify(errors).length < 3_000]).toEqual([422, true]);
      }
    },
  );

  it("with a day pinned twice is refused by every planning operation", async () => {
    const browser = await signedInBrowser(application);
    const plan = await newPlan(browser);
    const pins = ["betanzos", "pontedeume"].map((to) => ({ day: 2, kind: "walk", to }));
    const input = { route: "camino-ingles", pins };
    const told = ["Entry 2, day: Two entries pin this day differently. Leave only one of them."];
    const errorsOf = async (answer: Response) => (await problemOf(answer)).errors;
    expect(await errorsOf(await post("/api/planner", input))).toEqual({ pins: told });
    expect(await errorsOf(await browser.send("POST", "/api/plans", { name: "x", input }))).toEqual({
      "input.pins": told,
    });
    expect(
      await errorsOf(await browser.send("PATCH", `/api/plans/${plan.uuid}`, { input: { pins } }, ifMatch(plan))),
    ).toEqual({ "input.pins": told });
    const same = { ...input, pins: [pins[1], pins[1]] };
    expect((await post("/api/planner", same)).status).toBe(200);
  });

  it.each(["gzip", "br", "GZIP, identity"])("that is compressed is refused with 415: %s", async (coding) => {
    const answer = await post("/api/planner", { route: "camino-ingles" }, { "Content-Encoding": coding });
    expect((await problemOf(answer)).status).toBe(415);
    const plain = await post("/api/planner", { route: "camino-ingles", days: 5 }, { "Content-Encoding": "identity" });
    expect(plain.status).toBe(200);
  });

  it("may be missing where every field is optional", async () => {
    const browser = await signedInBrowser(application);
    const plan = await newPlan(browser);
    const { header } = browser.jar;
    const token = browser.jar.get("XSRF-TOKEN") ?? "";
    const answer = await fetch(`${url}/api/plans/${plan.uuid}/replan`, {
      method: "POST",
      headers: { Cookie: header, "X-XSRF-TOKEN": token, ...ifMatch(plan) },
    });
    expect(answer.status).toBe(200);
  });
});

it("answers thousands of unknown addresses with short responses", async () => {
  const browser = await signedInBrowser(application);
  const places = ["", "towns/", "accommodations/", "routes/", "plans/", "favourites/", "calendars/", "icons/"];
  const statuses = new Set<number>();
  for (let one = 0; one < 2_400; one += 1) {
    const answer = await browser.send("GET", `/api/${places[one % places.length]}nothing-${one}`);
    const written = await answer.text();
    expect(written.length).toBeLessThan(300);
    expect(written).not.toContain(`nothing-${one}`);
    statuses.add(answer.status);
  }
  expect([...statuses]).toEqual([404]);
});

describe("the field _method", () => {
  const name = { name: "Form", _method: "PATCH" };

  it("works in a form of unknown length, but not in one that is too long", async () => {
    const { jar } = await signedInBrowser(application);
    const send = async (form: Record<string, string>): Promise<number> => {
      const body = new ReadableStream({
        start: (controller) => {
          for (const [key, value] of Object.entries(form)) controller.enqueue(Buffer.from(`${key}=${value}&`));
          controller.close();
        },
      });
      const headers = { Cookie: jar.header, "X-XSRF-TOKEN": jar.get("XSRF-TOKEN") ?? "", "Content-Type": urlencoded };
      const init = { method: "POST", headers, body, duplex: "half" };
      return (await fetch(`${url}/api/user`, init)).status;
    };
    expect(await send(name)).toBe(200);
    expect(await send({ ...name, more: "x".repeat(64_000) })).toBe(405);
  });

  it("does not affect a longer form for an operation that accepts it", async () => {
    const { jar } = await signedInBrowser(application);
    const form = new FormData();
    form.append("name", "Imported");
    form.append("preview", "true");
    const lines = ["town", ...Array.from({ length: 30_000 }, () => "Ferrol"), "Santiago de Compostela"];
    form.append("file", new File([lines.join("\n")], "plan.csv", { type: "text/csv" }));
    // A chunked body without Content-Length.
    const { headers, body } = new Request(url, { method: "POST", body: form });
    const init = {
      method: "POST",
      headers: {
        Cookie: jar.header,
        "X-XSRF-TOKEN": jar.get("XSRF-TOKEN") ?? "",
        "Content-Type": headers.get("Content-Type") ?? "",
      },
      body,
      duplex: "half",
    };
    const answer = await fetch(`${url}/api/plans/import`, init);
    // It was read completely: the error concerns its content.
    expect((await problemOf(answer)).errors).toEqual({ file: ["A file may have 5,000 rows at most."] });
  });
});
