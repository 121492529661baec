import { crowd, type Way } from "./attacked-site.ts";

const json = { "Content-Type": "application/json" };
const form = { "Content-Type": "application/x-www-form-urlencoded" };
const longRests = { restEvery: { after: 50, min: 1, max: 100 }, easeInDays: 14, lodging: "ignore", variants: "free" };
const dearest = { route: "camino-del-norte", ...longRests, ideal: 1, max: 200 };
const pairs = Buffer.from("a&".repeat(10_000_000));
const commas = Buffer.from(
  `--x\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\n${",".repeat(4_000_000)}\r\n--x--\r\n`,
);
const parts = Buffer.from(`--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n`.repeat(20_000));

const body = (value: unknown): Buffer => Buffer.from(JSON.stringify(value));

/** Requests addresses that have never been requested before. */
const get = (size: number, path: (number: number) => string): Way =>
  crowd(size, ({ send }, number) => send({ path: path(number) }));

export const asVisitor: Readonly<Record<string, Way>> = {
  "20 MB of a& to an address that is not there": crowd(4, ({ send }) =>
    send({ method: "POST", path: "/api/nothing", headers: form, body: pairs }),
  ),
  "a& to pages": crowd(10, ({ send }, number) =>
    send({
      method: "POST",
      path: ["/login", "/register", "/forgotten-password", "/plans/start"][number % 4] ?? "/login",
      headers: form,
      body: pairs.subarray(0, 60_000),
    }),
  ),
  "20,000 parts": crowd(10, ({ send }) =>
    send({
      method: "POST",
      path: "/login",
      headers: { "Content-Type": "multipart/form-data; boundary=x" },
      body: parts,
    }),
  ),
  "nested a hundred thousand times": crowd(10, ({ send }) =>
    send({ method: "POST", path: "/api/planner", headers: json, body: Buffer.from("[".repeat(100_000)) }),
  ),
  "the dearest plans of the API": crowd(40, ({ send }, number) =>
    send({
      method: "POST",
      path: "/api/planner",
      headers: json,
      body: body({ ...dearest, ideal: 1 + (number % 50) / 100 }),
    }),
  ),
  "the dearest walks on": crowd(20, ({ send }) =>
    send({ method: "POST", path: "/api/planner/further", headers: json, body: body({ ...dearest, max: 60 }) }),
  ),
  "the dearest pages of the planner": get(
    40,
    (number) =>
      `/planner?route=camino-del-norte&ideal=1&max=200&variants=free&lodging=ignore&easeInDays=14&restEvery=50,1,100&unseen=${number}`,
  ),
  "pages that nobody has asked for": get(60, (number) => `/camino-frances?unseen=${number}`),
  "finders that nobody has asked for": get(60, (number) => `/town?q=${number}&route=camino-frances`),
  "searches of every length": get(
    60,
    (number) => `/api/search?q=${encodeURIComponent("ñá ".repeat(number % 60))}${number}`,
  ),
  "lists of the API, all different": get(
    60,
    (number) => `/api/accommodations?perPage=100&page=${number % 30}&q=${number % 977}`,
  ),
  "pictures to share": get(
    20,
    (number) => `/og/${["camino-frances", "camino-del-norte", "default"][number % 3]}.png?unseen=${number}`,
  ),
  "data of pages by script": get(
    40,
    (number) => `/planner.data?route=camino-frances&ideal=${4 + (number % 900) / 100}`,
  ),
  "wrong passwords for many accounts": crowd(60, ({ send }, number) =>
    send({
      method: "POST",
      path: "/login",
      headers: form,
      body: Buffer.from(`email=a${number}%40example.org&password=no`),
    }),
  ),
  "accounts without end": crowd(30, ({ send }, number) =>
    send({
      method: "POST",
      path: "/register",
      headers: form,
      body: Buffer.from(`name=A&email=b${number}%40example.org&password=ultreia+et+suseia+${number}`),
    }),
  ),
  "forgotten passwords": crowd(30, ({ send }, number) =>
    send({
      method: "POST",
      path: "/forgotten-password",
      headers: form,
      body: Buffer.from(`email=c${number}%40example.org`),
    }),
  ),
};

const word = "ñ".repeat(9_990);
const any = { "If-Match": "*" };

/** As a new member; the same session each time, or the limits of one person. */
export const asMember: Readonly<Record<string, Way>> = {
  "notes of ten thousand letters": crowd(20, ({ member, asMember: ask }, number) =>
    ask("PATCH", `/plans/${member.plan}/days/${1 + (number % 4)}`, { notes: word }, any),
  ),
  "files of a plan full of them": crowd(20, ({ member, asMember: ask }, number) =>
    ask("GET", `/plans/${member.plan}.${["pdf", "ics", "gpx", "csv"][number % 4]}?unseen=${number}`),
  ),
  "the dearest plans, kept": crowd(20, ({ asMember: ask }, number) =>
    ask("POST", "/plans", { name: `p${number}`, input: dearest }),
  ),
  "changes of one plan by many": crowd(30, ({ member, asMember: ask }, number) =>
    ask("POST", `/plans/${member.plan}/replan`, { edit: { kind: "end-later", day: 1 + (number % 4) } }, any),
  ),
  "commas to be read as a plan": crowd(8, ({ member, send }) =>
    send({
      method: "POST",
      path: "/api/plans/import",
      headers: { ...member.headers, "Content-Type": "multipart/form-data; boundary=x" },
      body: commas,
    }),
  ),
  "copies of plans": crowd(20, ({ member, asMember: ask }) => ask("POST", `/plans/${member.plan}/duplicate`)),
  "tokens and exports": crowd(20, ({ asMember: ask }, number) =>
    number % 2 ? ask("GET", "/user/export") : ask("GET", "/tokens"),
  ),
};
