import { afterEach, beforeEach, expect, it, vi } from "vitest";

import type { StoredPlan } from "#domain/plans/editing/stored-plan.ts";
import { emptyGraph } from "#domain/route-graph/route-graph.ts";
import { readVisitorPlans } from "#web/client/visitor-plans/visitor-plans.ts";
import { keepVisitorDays } from "./keep-visitor-days.ts";

/** Answers a request for the graph. */
type Answer = (response: Response) => void;

const answers: Answer[] = [];
const legs = [{ route: "camino-portugues" }];
const content = (to: string, houseState = "none") =>
  ({ legs, days: [{ leg: 0, to, houseState }] }) as unknown as StoredPlan;
const stored = () => readVisitorPlans()[0];

beforeEach(() => {
  const plan = { id: "1", name: "", search: "", input: { route: "camino-portugues" }, timeZone: "Europe/Lisbon" };
  const texts = new Map([["vieira-plans", JSON.stringify([plan])]]);
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => texts.set(key, text),
    removeItem: (key: string) => texts.delete(key),
  });
  vi.stubGlobal("fetch", () => new Promise<Response>((resolve) => void answers.push(resolve)));
});

afterEach(() => {
  answers.length = 0;
  vi.unstubAllGlobals();
});

it("stores a booking without asking the network", async () => {
  await keepVisitorDays("1", content("valenca", "booked"), "valenca");
  expect(stored()?.content?.days[0]?.houseState).toBe("booked");
  expect(stored()?.timeZone).toBe("Europe/Lisbon");
  expect(answers).toHaveLength(0);
});

it("stores another first night at once, and its time zone when the route is loaded", async () => {
  const kept = keepVisitorDays("1", content("tui"), "valenca");
  expect(stored()?.content?.days[0]?.to).toBe("tui");
  void keepVisitorDays("1", content("tui", "booked"), "valenca");
  const graph = { ...emptyGraph, waypoints: [{ townSlug: "tui", country: "ES" }] };
  answers[0]?.(Response.json(graph));
  await kept;
  expect(stored()).toMatchObject({ content: content("tui", "booked") });
  expect(stored()?.timeZone).toBeUndefined();
});
