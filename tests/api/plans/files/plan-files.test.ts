import { parse } from "csv-parse/sync";
import { XMLParser } from "fast-xml-parser";
import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { shownPlan } from "#contract/plans/shown-plan.ts";
import { apiBrowser, signedInBrowser } from "#tests/support/program/api-browser.ts";
import { addressPerRequest, problemOf, testApplication } from "#tests/support/program/application.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { ifMatch, newPlan } from "#tests/support/samples/plans.ts";

const database = await testDatabase({ seeded: true });
const application = testApplication(database, { clientAddress: addressPerRequest() });

/** A plan with a rest day, and with notes that are hard to encode. */
async function planWithWords() {
  const browser = await signedInBrowser(application);
  const plan = await newPlan(browser);
  const path = `/api/plans/${plan.uuid}`;
  const rest = await browser.send("POST", `${path}/replan`, { edit: { kind: "add-rest", day: 2 } }, ifMatch(plan));
  const rested = shownPlan.parse((await rest.json()).plan);
  const words = { notes: '=cmd|" /C calc"!A0, <b>ñ</b> & 🐚\nsecond line; "quoted"', bookingReference: "+REF-1" };
  const noted = await browser.send("PATCH", `${path}/days/2`, words, ifMatch(rested));
  return { ...browser, path, words, plan: shownPlan.parse((await noted.json()).plan) };
}

const events = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents("vevent").map((event) => new ICAL.Event(event));

describe("files of a plan", () => {
  it("as GPX have a track for each walking day and the stops as waypoints", async () => {
    const { send, path, plan } = await planWithWords();
    const answer = await send("GET", `${path}.gpx`);
    expect(answer.headers.get("Content-Type")).toBe("application/gpx+xml");
    expect(answer.headers.get("Content-Disposition")).toBe('attachment; filename="Ingles-in-May.gpx"');
    const { gpx } = new XMLParser({ isArray: (name) => name === "trk" || name === "wpt" }).parse(await answer.text());
    const walks = plan.days.filter(({ kind }) => kind === "walk");
    expect(gpx.trk.map(({ name }: { name: string }) => name)).toEqual(
      walks.map(({ number, fromName, toName }) => `Day ${number}: ${fromName} – ${toName}`),
    );
    const names: string[] = gpx.wpt.map(({ name }: { name: string }) => name);
    expect(names.slice(0, walks.length + 1)).toEqual(["Ferrol", ...walks.map(({ toName }) => toName)]);
    // Places passed, with their services.
    const passed = gpx.wpt.find(({ name }: { name: string }) => name === "Fene");
    expect(passed.desc).toMatch(/^Day \d, [\d.]+ km, \d\d:\d\d\n.*Bar or restaurant/i);
    expect(gpx.wpt[2].desc).toContain("<b>ñ</b> & 🐚");
    expect(gpx.wpt[2].desc).toMatch(/^Day 2: [^]*\nDay 3: Rest day in /);
    expect(gpx.trk[0].desc).toMatch(/^2027-05-10\n[\d.]+ km · [\d,]+ m up, [\d,]+ m down · \d+\sh/);
  });

  it("omit an unknown ascent, and say that it is unknown", async () => {
    await database.pool.query("UPDATE arc SET ascent_m = NULL, descent_m = NULL WHERE id BETWEEN 1710 AND 1761");
    application.context.content.contentChanged();
    const browser = await signedInBrowser(application);
    const { uuid, totals, days } = await newPlan(browser, {
      route: "camino-de-le-puy",
      to: "saugues",
      lodging: "ignore",
    });
    expect([totals.ascentM, totals.climbUnknownKm]).toEqual([0, totals.km]);
    expect(days.map(({ climbUnknownKm }) => climbUnknownKm)).toEqual(days.map(({ km }) => km));
    const read = async (format: string) => (await browser.send("GET", `/api/plans/${uuid}.${format}`)).text();
    expect(await read("gpx")).toMatch(/ km · ascent unknown · \d+\sh/);
    expect(await read("gpx?language=es")).toMatch(/ km · desnivel desconocido · \d+\sh/);
    const [row] = parse<Record<string, string>>(await read("csv"), { columns: true, bom: true });
    expect([row?.["ascent_m"], row?.["descent_m"]]).toEqual(["", ""]);
    const [day] = JSON.parse(await read("json")).days;
    expect(day.km).toBeGreaterThan(0);
    expect(day).not.toHaveProperty("ascentM");
  });

  it("as KML have the days in the requested language", async () => {
    const { send, path } = await planWithWords();
    const answer = await send("GET", `${path}.kml?language=es`);
    expect(answer.headers.get("Content-Type")).toBe("application/vnd.google-earth.kml+xml");
    expect(await answer.text()).toContain("<name>Día 1: Ferrol");
  });

  it("as GPX contain times on request", async () => {
    const { send, path, plan } = await planWithWords();
    expect(await (await send("GET", `${path}.gpx`)).text()).not.toContain("<time>");
    const { gpx } = new XMLParser({ isArray: (name) => ["trk", "wpt", "trkseg"].includes(name) }).parse(
      await (await send("GET", `${path}.gpx?times=true`)).text(),
    );
    const times: string[] = gpx.trk[0].trkseg.flatMap(({ trkpt }: { trkpt: { time: string }[] }) =>
      trkpt.map(({ time }) => time),
    );
    expect(times[0]).toBe("2027-05-10T05:30:00.000Z");
    expect(times).toEqual(times.toSorted());
    const end = gpx.wpt.find(({ name }: { name: string }) => name === plan.days[0]!.toName);
    expect(Math.abs(Date.parse(end.time) - Date.parse(times.at(-1)!))).toBeLessThan(60_000);
    expect(Date.parse(end.time) - Date.parse(times[0]!)).toBeGreaterThan(plan.days[0]!.hours * 3_600_000);
    expect(end.desc).toMatch(/Leave 07:30 · .*arrive \d\d:\d\d · dark at 2[12]:\d\d/);
  });

  it("as iCalendar last from departure to arrival on request", async () => {
    const { send, path, plan } = await planWithWords();
    const routine = { leaveAt: "06:15", breaks: 0, breakMinutes: 10, lunchMinutes: 0 };
    const edited = await send("POST", `${path}/replan`, { edit: { kind: "set-routine", routine } }, ifMatch(plan));
    expect(shownPlan.parse((await edited.json()).plan).routine).toEqual(routine);
    const timed = events(await (await send("GET", `${path}.ics?times=true`)).text());
    const walks = plan.days.filter(({ kind }) => kind === "walk");
    expect(timed[0]!.startDate.toJSDate().toISOString()).toBe("2027-05-10T04:15:00.000Z");
    const hours = (timed[0]!.endDate.toJSDate().getTime() - timed[0]!.startDate.toJSDate().getTime()) / 3_600_000;
    expect(hours).toBeCloseTo(walks[0]!.hours, 1);
    // A rest day lasts all day.
    expect(timed.filter(({ startDate }) => startDate.isDate)).toHaveLength(plan.days.length - walks.length);
  });

  it.each([
    ["camino-portugues", "valenca-do-minho", "o-porrino", "Tui"],
    ["camino-portugues-de-la-costa", "caminha", "a-guarda", null],
  ])("have the times on the %s in each country's time zone", async (route, from, to, passed) => {
    const browser = await signedInBrowser(application);
    const { uuid, days } = await newPlan(browser, {
      route,
      from,
      to,
      days: 1,
      lodging: "ignore",
      startDate: "2027-05-10",
    });
    const read = async (file: string) => (await browser.send("GET", `/api/plans/${uuid}.${file}`)).text();
    const [day] = events(await read("ics?times=true"));
    // Half past seven in Portugal.
    expect(day!.startDate.toJSDate().toISOString()).toBe("2027-05-10T06:30:00.000Z");
    const [, arrival] =
      / · arrive (\d\d:\d\d) · clock \+1 h in Spain · dark at 2[12]:\d\d/.exec(day!.description) ?? [];
    // Two hours ahead of UTC there.
    const arrives = new Date(Math.round(day!.endDate.toJSDate().getTime() / 60_000) * 60_000 + 7_200_000);
    expect(arrival).toBe(arrives.toISOString().slice(11, 16));
    expect(await read("ics?times=true&language=es")).toMatch(/cambio de hora: \+1 h en España/);
    const gpx = new XMLParser({ isArray: (name) => ["trk", "wpt", "trkseg"].includes(name) }).parse(
      await read("gpx?times=true"),
    ).gpx;
    const times: string[] = gpx.trk[0].trkseg.flatMap(({ trkpt }: { trkpt: { time: string }[] }) =>
      trkpt.map(({ time }) => time),
    );
    expect(times[0]).toBe("2027-05-10T06:30:00.000Z");
    expect(times).toEqual(times.toSorted());
    expect(Date.parse(times.at(-1)!) - Date.parse(times[0]!)).toBeLessThan((days[0]!.hours + 2) * 3_600_000);
    if (passed === null) return;
    const town = gpx.wpt.find(({ name }: { name: string }) => name === passed);
    const there = new Date(Date.parse(town.time) + 7_200_000).toISOString().slice(11, 16);
    expect(town.desc).toMatch(new RegExp(`^Day 1, [\\d.]+ km, ${there}`));
  });

  it("as iCalendar have all-day events that end on the next day, with stable UIDs when dates move", async () => {
    const { send, path, plan } = await planWithWords();
    const answer = await send("GET", `${path}.ics`);
    expect(answer.headers.get("Content-Type")).toBe("text/calendar; charset=utf-8");
    const text = await answer.text();
    expect(text).toMatch(/END:VCALENDAR\r\n$/);
    const before = events(text);
    expect(before).toHaveLength(plan.days.length);
    expect(before[0]?.startDate.isDate).toBe(true);
    expect([before[0]?.startDate.toString(), before[0]?.endDate.toString()]).toEqual(["2027-05-10", "2027-05-11"]);
    expect(before[1]?.description).toContain('<b>ñ</b> & 🐚\nsecond line; "quoted"');
    expect(before[2]?.summary).toMatch(/^Day 3: Rest day in /);
    const moved = await send("PATCH", path, { input: { startDate: "2027-06-01" } }, ifMatch(plan));
    const after = events(await (await send("GET", `${path}.ics`)).text());
    expect(after.map(({ uid }) => uid)).toEqual(before.map(({ uid }) => uid));
    expect(after[0]?.startDate.toString()).toBe("2027-06-01");
    const sequence = (list: typeof after) => list[0]?.sequence ?? 0;
    expect(sequence(after)).toBeGreaterThan(sequence(before));
    const undated = shownPlan.parse(await moved.json());
    await send("PATCH", path, { input: { startDate: null } }, ifMatch(undated));
    const refused = await problemOf(await send("GET", `${path}.ics`));
    expect([refused.status, Object.keys(refused.errors ?? {})]).toEqual([422, ["startDate"]]);
  });

  it("as iCalendar have a name on one line, whatever characters it has", async () => {
    const browser = await signedInBrowser(application);
    const { uuid, name } = await newPlan(browser, undefined, " A; b, c\\d\nBEGIN:VEVENT\r\n 🐚 ");
    expect(name).toBe("A; b, c\\d BEGIN:VEVENT 🐚");
    const text = await (await browser.send("GET", `/api/plans/${uuid}.ics`)).text();
    expect(text).toContain("\r\nX-WR-CALNAME:A\\; b\\, c\\\\d BEGIN:VEVENT 🐚\r\n");
  });

  it("as CSV have a row for each day, without formulas for spreadsheets", async () => {
    const { send, path, plan, words } = await planWithWords();
    const answer = await send("GET", `${path}.csv`);
    expect(answer.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
    const rows: Record<string, string>[] = parse(await answer.text(), { columns: true, bom: true });
    expect(rows.map(({ to }) => to)).toEqual(plan.days.map(({ toName }) => toName));
    expect(rows[1]).toMatchObject({
      day: "2",
      date: "2027-05-11",
      notes: `'${words.notes}`,
      booking_reference: "'+REF-1",
    });
    expect(Number(rows[0]?.["km"])).toBeCloseTo(plan.days[0]?.km ?? 0, 2);
  });

  it("as JSON contain all stored data", async () => {
    const { send, path, plan, words } = await planWithWords();
    const file = await (await send("GET", `${path}.json`)).json();
    expect(file).toMatchObject({ format: "vieira-plan", formatVersion: 1, name: plan.name, startDate: "2027-05-10" });
    expect(file.days[1]).toMatchObject({ ...words, to: plan.days[1]?.to, pinned: plan.days[1]?.pinned });
  });

  it("are not cached, not indexed, and send no referrer", async () => {
    const { send, path } = await planWithWords();
    for (const ending of ["", "/days", ".gpx", ".json"]) {
      const { headers } = await send("GET", `${path}${ending}`);
      expect(headers.get("Cache-Control")).toBe("no-store");
      expect(headers.get("X-Robots-Tag")).toContain("noindex");
      expect(headers.get("Referrer-Policy")).toBe("no-referrer");
    }
  });
});

describe("share links", () => {
  it("let anyone with the link read, and nothing else, until they are revoked", async () => {
    const { send, path } = await planWithWords();
    const made = await send("POST", `${path}/share`);
    expect(made.status).toBe(201);
    const { token, url } = await made.json();
    expect(Buffer.from(token, "base64url").length).toBeGreaterThanOrEqual(16);
    expect(url).toBe(`http://localhost:3000${path.replace("/api", "")}?share=${token}`);
    expect(await (await send("POST", `${path}/share`)).json()).toEqual({ token, url });
    const nothing = { notes: false, prices: false, carry: false, today: false, diary: false, photos: false };
    expect((await (await send("GET", path)).json()).share).toEqual({ token, url, ...nothing, until: null });
    const guest = apiBrowser(application);
    const shared = shownPlan.parse(await (await guest.send("GET", `${path}?share=${token}`)).json());
    expect(shared).toMatchObject({ access: "shared", share: null, calendarUrl: null });
    expect(shared.days[1]).toMatchObject({ bookingReference: "", notes: "" });
    for (const ending of ["/days", ".gpx", ".kml", ".ics", ".csv", ".json", ".pdf"]) {
      const answer = await guest.send("GET", `${path}${ending}?share=${token}`);
      expect([ending, answer.status, answer.headers.get("Referrer-Policy")]).toEqual([ending, 200, "no-referrer"]);
      expect(await answer.text()).not.toContain("REF-1");
    }
    for (const [query, field] of [
      ["times=maybe", "times"],
      ["language=xx", "language"],
    ] as const) {
      const answer = await guest.send("GET", `${path}.gpx?share=${token}&${query}`);
      expect(Object.keys((await problemOf(answer)).errors ?? {})).toEqual([field]);
    }
    expect((await guest.send("PATCH", `${path}?share=${token}`, { name: "mine" }, { "If-Match": "*" })).status).toBe(
      404,
    );
    expect((await guest.send("DELETE", `${path}/share?share=${token}`)).status).toBe(404);
    expect((await guest.send("GET", `${path}?share=${token.slice(1)}`)).status).toBe(404);
    expect((await send("DELETE", `${path}/share`)).status).toBe(204);
    expect((await guest.send("GET", `${path}?share=${token}`)).status).toBe(404);
    const fresh = await (await send("POST", `${path}/share`)).json();
    expect(fresh.token).not.toBe(token);
  });

  it("let a member copy the plan, without bookings", async () => {
    const { send, path, plan } = await planWithWords();
    const { token } = await (await send("POST", `${path}/share`, { notes: true })).json();
    expect((await apiBrowser(application).send("POST", `${path}/duplicate?share=${token}`, {})).status).toBe(401);
    const berta = await signedInBrowser(application);
    const answer = await berta.send("POST", `${path}/duplicate?share=${token}`, { name: "like Ana's" });
    expect(answer.status).toBe(201);
    const copy = shownPlan.parse(await answer.json());
    expect(copy).toMatchObject({ name: "like Ana's", version: 1, access: "owner", share: null });
    expect(copy.days.map(({ to }) => to)).toEqual(plan.days.map(({ to }) => to));
    expect(copy.days[1]).toMatchObject({ bookingReference: "", notes: plan.days[1]?.notes });
    const own = shownPlan.parse(await (await send("POST", `${path}/duplicate`, {})).json());
    expect(own.days[1]?.bookingReference).toBe("+REF-1");
  });
});

describe("calendar addresses", () => {
  it("serve the plan's events until they are revoked, and none without dates", async () => {
    const { send, path, plan } = await planWithWords();
    const { url } = await (await send("POST", `${path}/calendar`)).json();
    expect((await (await send("GET", path)).json()).calendarUrl).toBe(url);
    const feed = url.replace("http://localhost:3000", "");
    const answer = await application.get(feed);
    expect([answer.status, answer.headers.get("Content-Type")]).toEqual([200, "text/calendar; charset=utf-8"]);
    expect(events(await answer.text())).toHaveLength(plan.days.length);
    const summary = async (query: string, headers = {}) =>
      events(await (await application.get(`${feed}${query}`, headers)).text())[0]?.summary;
    expect(await summary("", { "Accept-Language": "es" })).toMatch(/^Día 1/);
    expect(await summary("?language=es", { "Accept-Language": "en" })).toMatch(/^Día 1/);
    await send("PATCH", "/api/user", { locale: "es" });
    expect(await summary("")).toMatch(/^Día 1/);
    expect((await application.get(feed)).headers.get("Content-Language")).toBe("es");
    await send("PATCH", "/api/user", { locale: "en" });
    const known = { "If-None-Match": answer.headers.get("ETag") ?? "" };
    const again = await application.get(feed, known);
    expect([again.status, await again.text()]).toEqual([304, ""]);
    expect(again.headers.get("Cache-Control")).toBe("private, no-cache");
    await send("PATCH", path, { input: { startDate: null } }, ifMatch(plan));
    expect((await application.get(feed, known)).status).toBe(200);
    expect(events(await (await application.get(feed)).text())).toEqual([]);
    expect((await application.get("/api/calendars/nonsense.ics")).status).toBe(404);
    expect((await send("DELETE", `${path}/calendar`)).status).toBe(204);
    expect((await application.get(feed)).status).toBe(404);
  });
});
