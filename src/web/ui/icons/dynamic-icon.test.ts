import { describe, expect, it } from "vitest";

import { fetchIcon } from "./dynamic-icon.tsx";

const tent = { prefix: "lucide", icons: { tent: { body: "<path/>" } } };

/** A fake server for these addresses, 404 for others. Records requests. */
function server(answers: Record<string, object>) {
  const asked: string[] = [];
  const fetch = async (address: string | URL | Request) => {
    asked.push(String(address));
    const body = answers[String(address)];
    return body ? Response.json(body) : new Response(null, { status: 404 });
  };
  return { asked, fetch };
}

describe("an icon known by name", () => {
  it("is loaded from this server first", async () => {
    const { fetch, asked } = server({ "/api/icons/lucide.json?icons=tent": tent });
    expect(await fetchIcon("lucide", "tent", { fetch, fallback: "https://icons.example" })).toEqual(tent);
    expect(asked).toHaveLength(1);
  });

  it("is requested from elsewhere only if a server is configured", async () => {
    const answers = {
      "/api/icons/lucide.json?icons=tent": { prefix: "lucide", icons: {}, not_found: ["tent"] },
      "https://icons.example/lucide.json?icons=tent": tent,
    };
    const without = server(answers);
    expect(await fetchIcon("lucide", "tent", { fetch: without.fetch })).toBeNull();
    expect(without.asked).toEqual(["/api/icons/lucide.json?icons=tent"]);
    const configured = server(answers);
    expect(await fetchIcon("lucide", "tent", { fetch: configured.fetch, fallback: "https://icons.example/" })).toEqual(
      tent,
    );
  });

  it("is awaited for at most a second and a half", async () => {
    const never: typeof fetch = (_, init) =>
      new Promise((_resolve, reject) => init?.signal?.addEventListener("abort", () => reject(new Error("given up"))));
    const started = performance.now();
    expect(await fetchIcon("lucide", "tent", { fetch: never })).toBeNull();
    expect(performance.now() - started).toBeGreaterThan(1_400);
    expect(performance.now() - started).toBeLessThan(4_000);
  });
});
