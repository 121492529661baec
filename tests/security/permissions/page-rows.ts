import type { Page } from "../pages.ts";
import type { ServerUnderTest } from "../server-under-test.ts";
import { type Clients, clientNames } from "./clients.ts";
import type { Row } from "./markdown-table.ts";
import type { Fixtures } from "./fixtures.ts";

/** Required query parameters of pages. */
const queries: Readonly<Record<string, string>> = {
  "/favourite-places": "kind=towns",
  "/start-places": "route=camino-ingles",
  "/planner/lines": "route=camino-ingles",
  "/planner/houses": "route=camino-ingles",
  "/planner/leading": "route=camino-ingles",
  "/trail-notes": "route=camino-ingles&town=pontedeume",
  "/planner/sheet": "route=camino-ingles",
};

/** Forms that change the owner's plan; other pages get an empty form, which changes nothing. */
const forms: Readonly<Record<string, string>> = {
  "/plans/:uuid": "form=share",
  "/plans/:uuid/edit": "name=In%C3%A9s",
  "/plans/:uuid/days/:day?": "form=date&startDate=2027-05-11&version=1",
};

/** The status of a page for each client, for GET and for POST of a form. */
export async function pageRow(
  page: Page,
  method: "GET" | "POST",
  server: ServerUnderTest,
  people: Clients,
  there: Fixtures,
): Promise<Row> {
  const statuses: number[] = [];
  for (const asker of clientNames) {
    const headers = await people.headersOf(asker);
    const address = await addressOf(page, there);
    const isShared = asker === "link" && page.path.startsWith("/plans/:uuid");
    const query = [queries[page.path], isShared ? `share=${there.share}` : ""].filter(Boolean).join("&");
    const { status } = await server.send({
      method,
      path: query === "" ? address : `${address}?${query}`,
      headers: { ...headers, ...(method === "POST" && { "Content-Type": "application/x-www-form-urlencoded" }) },
      ...(method === "POST" && { body: Buffer.from(forms[page.path] ?? "nothing=") }),
    });
    statuses.push(status);
    if (method === "POST" && page.path.endsWith("/logout")) await people.renew(asker);
  }
  return { name: `${method} ${page.path}`, statuses };
}

async function addressOf({ path }: Page, there: Fixtures): Promise<string> {
  const isPlan = path.startsWith("/plans/");
  const plan = isPlan ? await there.plan() : "";
  const values: Readonly<Record<string, string>> = {
    uuid: isPlan ? plan : path.includes("/users/") ? there.user : await there.firstOf("/accommodations"),
    resource: "accommodations",
    key: await there.firstOf("/accommodations"),
    slug: "camino-ingles",
    routeSlug: "camino-frances",
    townSlug: "zariquiegui",
    accommodationSlug: "albergue-san-andres-zariquiegui",
    day: "1",
    token: "nobody",
    file: "vieira.png",
  };
  return path.replaceAll(/:(\w+)\??/g, (_, name: string) => values[name] ?? "x").replace("*", "nowhere");
}
