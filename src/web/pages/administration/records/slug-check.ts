import { uuidNamed } from "#use-cases/administration/records/read-fields.ts";
import { applicationContext } from "#web/server/app-context.ts";

import type { Route } from "./+types/slug-check.ts";
import { resourceNamed } from "./resource.server.ts";

/** Whether a slug is taken by another record, as JSON. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const resource = resourceNamed(params.resource);
  const { searchParams } = new URL(request.url);
  const owner = await uuidNamed(context.get(applicationContext).database, resource, searchParams.get("slug") ?? "");
  return Response.json({ isTaken: owner !== null && owner !== searchParams.get("uuid") });
}
