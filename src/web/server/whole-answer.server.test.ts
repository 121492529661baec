import { describe, expect, it } from "vitest";
import { wholeAnswer } from "./whole-answer.server.ts";

const init = { status: 404, headers: { "Content-Type": "text/html" } };

describe("wholeAnswer", () => {
  it.each([
    ["a short page, whose buffer it shares", Buffer.from("<p>Ultreia</p>")],
    ["a long page", Buffer.alloc(300_000, "<p>Ultreia</p>")],
  ])("gives the bytes of %s and no others, whole and as a stream", async (_, body) => {
    const text = body.toString();
    expect(new TextDecoder().decode(await wholeAnswer(body, init).arrayBuffer())).toBe(text);
    const answer = wholeAnswer(body, init);
    expect(await new Response(answer.body).text()).toBe(text);
    expect(await wholeAnswer(body, init).text()).toBe(text);
    expect([answer.status, answer.headers.get("Content-Type")]).toEqual([404, "text/html"]);
  });
});
