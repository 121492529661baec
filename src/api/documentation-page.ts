import { tagOf } from "./entity-tag.ts";
import { problemKinds } from "./problems.ts";
import type { Description } from "./description.ts";
export const documentationPolicy = tagOf("");
export function documentationPage(_: Description): string {
  return Object.keys(problemKinds).join();
}
