import { isSignedIn, mayAdminister, mayEditContent, type Person } from "./permissions.ts";

/** Result of a check: continue, sign in first, already signed in, or no such page. */
type CheckOutcome = "pass" | "sign-in" | "own-page" | "not-found";

type RouteCheck = (person: Person) => CheckOutcome;

/** For members without the role the page does not exist, so as not to reveal anything about the area. */
const withRole =
  (may: (person: Person) => boolean): RouteCheck =>
  (person) => {
    if (!isSignedIn(person)) return "sign-in";
    return may(person) ? "pass" : "not-found";
  };

const routeChecks: ReadonlyMap<string, RouteCheck> = new Map<string, RouteCheck>([
  ["auth", (person) => (isSignedIn(person) ? "pass" : "sign-in")],
  ["guest-only", (person) => (isSignedIn(person) ? "own-page" : "pass")],
  ["editor", withRole(mayEditContent)],
  ["admin", withRole(mayAdminister)],
]);

/** A route requires an unknown check. */
class UnknownRouteCheckError extends Error {
  override readonly name = "UnknownRouteCheckError";

  constructor(check: string) {
    super(`Unknown route middleware: ${check}`);
  }
}

/**
 * The check with this name: `auth`, `guest-only`, `editor` or `admin`.
 *
 * @throws UnknownRouteCheckError for any other name
 */
export function routeCheck(name: string): RouteCheck {
  const check = routeChecks.get(name);
  if (check === undefined) throw new UnknownRouteCheckError(name);
  return check;
}
