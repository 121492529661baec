import {
  type createRequestHandler,
  matchRoutes,
  type RequestHandler,
  type RouteObject,
  type ServerBuild,
} from "react-router";
import { expect, it, vi } from "vitest";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import configured from "#web/routes.ts";
import { handleByAddress } from "./handle-by-address.ts";

interface Entry {
  readonly id: string;
  readonly parentId?: string;
  readonly path?: string;
  readonly index?: boolean;
}

/** The routes of the site as a build lists them. */
function listed(entries: readonly RouteConfigEntry[], parentId: string): Entry[] {
  return entries.flatMap(({ id = "", file, path, index, children = [] }) => {
    const own = { id: id || file, parentId, ...(path !== undefined && { path }), ...(index && { index }) };
    return [own, ...listed(children, own.id)];
  });
}

const all = [{ id: "root", path: "" }, ...listed(configured, "root")];
const routes = Object.fromEntries(all.map((entry) => [entry.id, entry]));
const build = { routes, assets: { routes } } as unknown as ServerBuild;

function tree(entries: readonly Entry[], parentId?: string): RouteObject[] {
  const children = entries.filter((entry) => entry.parentId === parentId);
  return children.map(({ id, path, index }): RouteObject => {
    return index ? { id, index } : { id, ...(path !== undefined && { path }), children: tree(entries, id) };
  });
}

function matched(entries: readonly Entry[], pathname: string) {
  return matchRoutes(tree(entries), pathname)?.map(({ route, params }) => ({ id: route.id, params }));
}

/** The routes given to the handler of an address. */
async function routesFor(address: string): Promise<readonly Entry[]> {
  const handle = vi.fn<RequestHandler>(async () => new Response());
  const create = vi.fn<typeof createRequestHandler>(() => handle);
  await handleByAddress(build, "test", create)(new Request(`https://vieira.example${address}`));
  expect(handle).toHaveBeenCalledOnce();
  const given = create.mock.calls[0]?.[0] as ServerBuild;
  expect(Object.keys(given.assets.routes)).toEqual(Object.keys(given.routes));
  return Object.values(given.routes) as unknown as readonly Entry[];
}

const literalOf = ({ path = "" }: Entry) => path.replaceAll(/:(\w+)\??/g, "some-$1").replace("*", "no/such/page");
const addresses = all.flatMap((entry) => {
  const parents: Entry[] = [];
  for (let at: Entry | undefined = entry; at; at = routes[at.parentId ?? ""]) parents.unshift(at);
  const path = parents.map(literalOf).filter(Boolean).join("/");
  return [`/${path}`, `/${path}/`, `/${path}/further/parts`, `/${path.toUpperCase()}`, `/${path.replace("a", "%61")}`];
});

it("matches every address as with all routes", async () => {
  for (const address of new Set([...addresses, "//planner", "/%", "/es/%E0%A4%A", "/%2Fplanner", "/ES", "/esplanade"]))
    expect(matched(await routesFor(address), address), address).toEqual(matched(all, address));
});

it.each([
  ["/_.data", "/"],
  ["/es/_.data", "/es/"],
  ["/planner.data", "/planner"],
  ["/es/camino-frances.data", "/es/camino-frances"],
])("handles the data of a page, %s, as its page", async (address, page) => {
  expect(matched(await routesFor(address), page)).toEqual(matched(all, page));
});

it("leaves out what cannot match, and shares handlers", async () => {
  expect((await routesFor("/camino-frances")).length).toBeLessThan(all.length / 8);
  const create = vi.fn<typeof createRequestHandler>(() => async () => new Response());
  const handle = handleByAddress(build, "test", create);
  for (const path of ["camino-primitivo", "camino-aragones/jaca", "es/camino-primitivo", "es/nothing", "planner"])
    await handle(new Request(`https://vieira.example/${path}`));
  expect(create).toHaveBeenCalledTimes(3);
});

it("makes no handler for each of a stranger's addresses", async () => {
  const create = vi.fn<typeof createRequestHandler>(() => async () => new Response());
  const handle = handleByAddress(build, "test", create);
  for (let at = 0; at < 300; at += 1)
    for (const path of [`/x${at}`, `/es/x${at}/y`, `/%${at}`, `//${at}`, `/X${at}.data`])
      await handle(new Request(`https://vieira.example${path}`));
  expect(create.mock.calls.length).toBeLessThan(5);
});
