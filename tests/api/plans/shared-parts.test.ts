import { beforeAll, expect, it } from "vitest";
import { editedPlan, shownPlan } from "#contract/plans/shown-plan.ts";
import { apiBrowser, signedInBrowser } from "#tests/support/program/api-browser.ts";
import { addressPerRequest, problemOf, testApplication } from "#tests/support/program/application.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { ifMatch, newPlan } from "#tests/support/samples/plans.ts";
import { staffBrowser } from "#tests/support/program/staff-browser.ts";

const database = await testDatabase({ seeded: true });
const application = testApplication(database, { clientAddress: addressPerRequest() });
const owner = await signedInBrowser(application);
const guest = apiBrowser(application);

/** Unique texts and figures. */
const written = { notes: "Zebra-notes", carry: "Zebra-carry", bookingReference: "Zebra-reference" };
const priceCents = 123_457;
const traces = { notes: /Zebra-notes/, carry: /Zebra-carry/, prices: /1[ ,.]?234[.,]57|123457/ };
type Part = keyof typeof traces;
const parts: readonly Part[] = ["notes", "prices", "carry"];

const plan = await newPlan(owner);
const path = `/api/plans/${plan.uuid}`;
/** The text of every response that a share link allows. */
const doors = ["", "/days", "/houses", ".gpx", ".kml", ".ics", ".csv", ".json"];
let token = "";
/** Estimated cost before prices were entered. */
let estimatedCents = 0;

const read = async (door: string) => (await guest.send("GET", `${path}${door}?share=${token}`)).text();
const readAll = async () => (await Promise.all(doors.map(read))).join("\n");
const share = (body?: object) => owner.send("POST", `${path}/share`, body);
const own = async () => shownPlan.parse(await (await owner.send("GET", path)).json());
const shared = async () => shownPlan.parse(JSON.parse(await read("")));

beforeAll(async () => {
  const write = async (day: number, body: object) => {
    const answer = await owner.send("PATCH", `${path}/days/${day}`, body, ifMatch(await own()));
    return editedPlan.parse(await answer.json()).plan;
  };
  const second = (await write(2, { ...written, priceCents })).days[1];
  // Set-aside entries of another end contain the same data.
  const other = second?.alternatives?.find(({ to }) => to !== second.to)?.to;
  const moved = await write(2, { to: other });
  estimatedCents = moved.prices.totalCents;
  await write(3, { ...written, priceCents });
  token = (await (await share()).json()).token;
});

it("by default contains no notes, prices or packing list, at every address", async () => {
  const all = await readAll();
  for (const part of parts) expect(all, part).not.toMatch(traces[part]);
  expect(all).not.toContain("Zebra");
  const { prices, days, share: link, leftBehind } = await shared();
  expect(days[2]).toMatchObject({ notes: "", carry: "", priceCents: null });
  expect(leftBehind).toEqual([]);
  expect(prices.nights.map(({ basis }) => basis)).not.toContain("own");
  // Public data stays, as if nothing had been entered.
  expect(prices.totalCents).toBe(estimatedCents);
  const whole = await own();
  expect(whole.prices.totalCents).toBeGreaterThan(priceCents);
  expect(whole.leftBehind[0]).toMatchObject({ priceCents });
  expect(link).toBeNull();
});

it.each(parts)("contains %s if the owner allows just that, at the same address", async (part) => {
  const body = Object.fromEntries(parts.map((one) => [one, one === part]));
  const answer = await share(body);
  expect([answer.status, (await answer.json()).token]).toEqual([201, token]);
  expect((await own()).share).toMatchObject({ token, ...body });
  const all = await readAll();
  for (const one of parts) expect(traces[one].test(all), one).toBe(one === part);
  expect(all).not.toContain("Zebra-reference");
});

it("keeps settings that are not named, and changes the version only if something changes", async () => {
  await share({ notes: true, prices: false, carry: false });
  const before = await own();
  for (const body of [undefined, {}, { notes: true }]) {
    expect((await share(body)).status).toBe(201);
    expect(await own()).toEqual(before);
  }
  await share({ carry: true });
  const after = await own();
  expect(after.share).toMatchObject({ notes: true, prices: false, carry: true });
  // Offline copies of readers depend on it.
  expect(after.version).toBe(before.version + 1);
});

it("refuses invalid bodies", async () => {
  for (const body of [{ notes: "yes" }, { everything: true }, { bookingReference: true }]) {
    expect((await problemOf(await share(body))).status, JSON.stringify(body)).toBe(422);
  }
  expect((await guest.send("POST", `${path}/share?share=${token}`, { notes: true })).status).toBe(404);
});

it("a copy contains only what was shown", async () => {
  const reader = await signedInBrowser(application);
  const copy = async () =>
    shownPlan.parse(await (await reader.send("POST", `${path}/duplicate?share=${token}`, {})).json());
  await share({ notes: false, prices: false, carry: false });
  expect((await copy()).days[2]).toMatchObject({ notes: "", carry: "", priceCents: null });
  await share({ notes: false, prices: true, carry: true });
  expect((await copy()).days[2]).toMatchObject({ notes: "", carry: written.carry, priceCents: null });
  const kept = shownPlan.parse(await (await owner.send("POST", `${path}/duplicate`, {})).json());
  expect(kept.days[2]).toMatchObject(written);
  expect(kept.share).toBeNull();
});

it("shows administrators no more than the link does", async () => {
  const administrator = await staffBrowser(application, database, "administrator");
  const reading = async () => {
    const reason = { reason: "Asked for help by mail" };
    return (await administrator.send("POST", `/api/administration/plans/${plan.uuid}/read`, reason)).text();
  };
  await share({ notes: false, prices: false, carry: false });
  expect(await reading()).not.toContain("Zebra");
  await share({ notes: true });
  expect(await reading()).toMatch(traces.notes);
});

it("starts with default settings again after the link was revoked", async () => {
  await share({ notes: true, prices: true, carry: true });
  expect((await owner.send("DELETE", `${path}/share`)).status).toBe(204);
  token = (await (await share()).json()).token;
  expect((await own()).share).toMatchObject({ notes: false, prices: false, carry: false });
  expect(await readAll()).not.toContain("Zebra");
});

it("has a last day that is not over", async () => {
  const refused = await share({ until: "2020-01-31" });
  expect(refused.status).toBe(422);
  expect(Object.keys((await problemOf(refused)).errors ?? {})).toEqual(["until"]);
  expect((await own()).share?.until).toBeNull();
});
