import { noNotes } from "#domain/plans/editing/stored-plan.ts";
import type { Operation } from "../fuzzing/operations.ts";
import type { ServerUnderTest } from "../server-under-test.ts";
import { type Clients, clientNames } from "./clients.ts";
import type { Row } from "./markdown-table.ts";
import type { Fixtures } from "./fixtures.ts";

const nothing = { ...noNotes, key: 1, leg: 0, kind: "walk", pinned: false };
const wrong = "not the password";
const nobody = "0192a0aa-0000-7000-8000-000000000000";

/** Valid bodies of operations; others get an empty object, which is 422 for authorised clients. */
const bodies: Readonly<Record<string, unknown>> = {
  "POST /planner": { route: "camino-ingles" },
  "POST /planner/further": { route: "camino-ingles" },
  "POST /plans": { name: "Inglés", input: { route: "camino-ingles" } },
  "PATCH /plans/{uuid}": { name: "Inglés in June" },
  "PATCH /plans/{uuid}/days/{day}": { notes: "Ultreia" },
  "PUT /plans/{uuid}/diary/{date}": { text: "Ultreia", stamps: [], walkedM: null },
  "PUT /plans/{uuid}/diary/photos/{photo}": { caption: "A donkey" },
  "PUT /plans/{uuid}/days": {
    startDate: null,
    legs: [{ route: "camino-ingles" }],
    days: [{ ...nothing, from: "ferrol", to: "santiago-de-compostela" }],
    leftBehind: [],
  },
  "POST /user/second-factor": { currentPassword: wrong },
  "PUT /user/second-factor": { code: "123456" },
  "DELETE /user/second-factor": { currentPassword: wrong, code: "123456" },
  "POST /user/second-factor/recovery-codes": { currentPassword: wrong, code: "123456" },
  "POST /user/passkeys/options": { currentPassword: wrong },
  "POST /user/passkeys": {
    name: "x",
    credential: {
      id: "AAAA",
      rawId: "AAAA",
      type: "public-key",
      response: { clientDataJSON: "AAAA", attestationObject: "AAAA" },
    },
  },
  "PATCH /user/passkeys/{uuid}": { name: "x" },
  "DELETE /user/passkeys/{uuid}": { currentPassword: wrong },
  "DELETE /user": { password: wrong },
  "PUT /user/password": { currentPassword: wrong, password: "ultreia et suseia et" },
  "POST /favourites/merge": { towns: [], accommodations: [] },
  "PATCH /favourites/towns/{uuid}": { note: "Ultreia" },
  "PATCH /favourites/accommodations/{uuid}": { note: "Ultreia" },
  "PATCH /administration/register-imports/{uuid}/rows": { ticked: true },
  // The first client would do it, and leave nothing to do for the next.
  "POST /administration/correction-suggestions/{uuid}/accept": { fields: 1 },
};

/** Required query parameters. */
const queries: Readonly<Record<string, string>> = {
  "GET /search": "q=sarria",
  "GET /trail-notes": "route=camino-ingles",
  "GET /administration/graph": "route=camino-ingles",
  "GET /icons/{prefix}.json": "icons=house",
};

/** The status of an operation for each client, with the owner's or another existing record. */
export async function operationRow(
  operation: Operation,
  server: ServerUnderTest,
  people: Clients,
  there: Fixtures,
): Promise<Row> {
  const { method, path } = operation;
  const name = `${method} ${path}`;
  const statuses: number[] = [];
  for (const asker of clientNames) {
    const headers = await people.headersOf(asker);
    const address = await addressOf(operation, people, there);
    const query = [queries[name], asker === "link" && path.startsWith("/plans/{uuid}") ? `share=${there.share}` : ""]
      .filter(Boolean)
      .join("&");
    const { status } = await server.send({
      method,
      path: `/api${address}${query === "" ? "" : `?${query}`}`,
      // Changes of own records need a version; those of content get none, and change nothing.
      headers: {
        ...headers,
        ...(path.startsWith("/plans/") && { "If-Match": "*" }),
        "Content-Type": "application/json",
      },
      ...(operation.body && { body: Buffer.from(JSON.stringify(bodies[name] ?? {})) }),
    });
    statuses.push(status);
    if (method !== "GET" && status < 300) await there.wasChanged();
    if (endsSessions(operation, status)) await people.renew(asker);
  }
  return { name, statuses };
}

function endsSessions({ method, path }: Operation, status: number): boolean {
  return status < 300 && (path === "/logout" || (method === "DELETE" && /^\/(?:tokens|user\/sessions)\//.test(path)));
}

async function addressOf({ path }: Operation, people: Clients, there: Fixtures): Promise<string> {
  const [, list = "", argument = "", rest = ""] = /^(.*?)\/?\{(\w+)\}(.*)$/.exec(path) ?? [];
  if (argument === "") return path;
  const value = argument === "slug" ? "camino-ingles" : await valueOf(list, people, there);
  const filled = `${list}/${value}${rest}`
    .replace("{day}", "1")
    .replace("{date}", "2027-05-10")
    .replace("{size}", "small.jpg");
  if (filled.includes("/diary/photos/{photo}")) return filled.replace("{photo}", await there.diaryPhoto());
  return filled.includes("{photo}")
    ? filled.replace("{photo}", await there.firstOf(`${list}/${value}/photos`))
    : filled;
}

async function valueOf(list: string, { owner }: Clients, there: Fixtures): Promise<string> {
  switch (list) {
    case "/plans":
      return there.plan();
    case "/trail-notes":
      return there.note();
    case "/calendars":
      return there.calendar();
    case "/user/sessions":
      return owner.session;
    case "/user/passkeys":
      return nobody;
    case "/tokens":
      return owner.tokenUuid;
    case "/icons":
      return "lucide";
    case "/owner-links":
      return "nobody";
    case "/administration/audit":
      return there.change();
    case "/administration/users":
      return there.user;
    default:
      return there.firstOf(list.replace("/favourites", ""));
  }
}
