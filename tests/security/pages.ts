import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

/** A page, or another route of the page router. */
export interface Page {
  readonly id: string;
  /** Such as `/plans/:uuid/days/:day?`. */
  readonly path: string;
  /** Whether it has an action. */
  readonly hasAction: boolean;
  /** Whether it is the Spanish address of a page with the same module as the English one. */
  readonly isTranslation: boolean;
}

interface BuiltRoute {
  readonly id: string;
  readonly parentId?: string;
  readonly path?: string;
  readonly index?: boolean;
  readonly module: Readonly<Record<string, unknown>>;
}

/** Every page of the build under test, so that new ones are included automatically. */
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
