import { afterEach, expect, test, vi } from "vitest";
import { importWithRetry } from "./retry-chunk-imports.ts";

afterEach(() => void vi.unstubAllGlobals());

/** In the form written by a build; the file exists or not, depending on the test. */
const load = Object.assign(async () => "the part", { toString: () => "()=>import(`./part-0a1b2c3.js`)" });

test("a part is imported after all of its scripts have loaded", async () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (href: string) => {
    asked.push(href);
    return new Response("");
  });
  expect(await importWithRetry(load, ["assets/part-0a1b2c3.js", "assets/other.js"])).toBe("the part");
  expect(asked.toSorted()).toEqual(["/assets/other.js", "/assets/part-0a1b2c3.js"]);
});

test.each([
  ["once", 1, "the part"],
  ["twice", 2, "the part"],
  ["again and again", 3, "TypeError"],
])("a script that is lost %s is fetched three times at most", async (_, lost, outcome) => {
  vi.useFakeTimers();
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("navigator", { onLine: true });
  let asked = 0;
  vi.stubGlobal("fetch", async () => {
    asked += 1;
    if (asked <= lost) throw new TypeError("Failed to fetch");
    return new Response("");
  });
  const result = importWithRetry(load).catch((error: Error) => error.name);
  await vi.runAllTimersAsync();
  expect(await result).toBe(outcome);
  expect(asked).toBe(Math.min(lost + 1, 3));
  vi.useRealTimers();
});

test.each([
  ["no network", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["a build that has gone", async () => new Response("", { status: 404 })],
])("a part is not imported if one of its scripts fails: %s", async (_, answer) => {
  vi.stubGlobal("fetch", answer);
  const failed = vi.fn<() => void>();
  const window = new EventTarget();
  vi.stubGlobal("window", window);
  window.addEventListener("vite:preloadError", failed, { once: true });
  const imported = vi.fn<() => Promise<string>>(load);
  Object.assign(imported, { toString: load.toString });
  await expect(importWithRetry(imported)).rejects.toThrow(TypeError);
  expect(imported).not.toHaveBeenCalled();
  expect(failed).toHaveBeenCalledOnce();
});
