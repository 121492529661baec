import { redirect } from "react-router";

import { pathsIn } from "#web/paths.ts";

/** What waits for an answer comes first. */
export function loader() {
  return redirect(pathsIn("en").corrections());
}
