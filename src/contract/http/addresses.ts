/** Address of a route's page on this site, without language. */
export function routeAddress(routeSlug: string): string {
  return `/${routeSlug}`;
}

/** Address of a town's page on a route. */
export function townAddress(routeSlug: string, townSlug: string): string {
  return `${routeAddress(routeSlug)}/${townSlug}`;
}

/** Address of a house's page, under its town on a route. */
export function accommodationAddress(routeSlug: string, townSlug: string, accommodationSlug: string): string {
  return `${townAddress(routeSlug, townSlug)}/${accommodationSlug}`;
}

/** Address of a photo's file, the same in every language. */
export function photoAddress(key: string): string {
  return `/photos/${key}`;
}
