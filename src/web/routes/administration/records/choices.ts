import { readRecordQuery, recordQuery } from "#contract/administration/record-query.ts";
import { resources } from "#contract/administration/resources/all-resources.ts";
import { listRecords } from "#use-cases/administration/records/list-records.ts";
import { applicationContext } from "#web/app-context.ts";
import type { RecordChoice } from "#web/features/resource-admin/form/reference-input.tsx";

import type { Route } from "./+types/choices.ts";
import { nounOf } from "./noun.server.ts";

const most = 12;

/** Records that fit what somebody types, as JSON. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const noun = nounOf(params.noun);
  const definition = resources[noun];
  const q = (new URL(request.url).searchParams.get("q") ?? "").replaceAll("-", " ").slice(0, 200);
  const query = readRecordQuery(definition, recordQuery(definition).parse({ q, perPage: most }));
  const { data } = await listRecords(context.get(applicationContext), noun, query);
  const choices = data.map((record): RecordChoice => {
    const name = String(record["slug"] ?? record.uuid);
    const detail = record["region"] ?? record["email"] ?? record["kind"] ?? null;
    return { name, title: String(record[definition.title] ?? name), detail: detail === null ? null : String(detail) };
  });
  return Response.json(choices);
}
