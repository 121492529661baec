import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

/** A page, or another address that the pages' router answers. */
export interface Page {
  readonly id: string;
  /** Such as `/plans/:uuid/days/:day?`. */
  readonly path: string;
  /** Whether forms can be sent to it. */
  readonly hasAction: boolean;
  /** Whether it is the Spanish address of a page that English has by the very same code. */
  readonly isTranslation: boolean;
}

interface BuiltRoute {
  readonly id: string;
  readonly parentId?: string;
  readonly path?: string;
  readonly index?: boolean;
  readonly module: Readonly<Record<string, unknown>>;
}

/** Every page of the build that the server under test runs, so that a new one is found by itself. */
export async function builtPages(): Promise<Page[]> {
  const { routes } = (await import(pathToFileURL(resolve("build/server/index.js")).href)) as {
    routes: Readonly<Record<string, BuiltRoute>>;
  };
  const parents = new Set(Object.values(routes).map(({ parentId }) => parentId));
  const pathOf = ({ path = "", parentId }: BuiltRoute): string => {
    const parent = parentId === undefined ? undefined : routes[parentId];
    return [parent ? pathOf(parent) : "", path].filter((part) => part !== "").join("/");
  };
  return Object.values(routes)
    .filter(({ id }) => !parents.has(id))
    .map((route) => ({
      id: route.id,
      path: `/${pathOf(route)}`,
      hasAction: "action" in route.module,
      isTranslation: isSame(route, routes[route.id.replace(/^es\//, "en/")]),
    }));
}

function isSame(route: BuiltRoute, other: BuiltRoute | undefined): boolean {
  if (other === undefined || other === route) return false;
  return Object.entries(route.module).every(([name, value]) => other.module[name] === value);
}
