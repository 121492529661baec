import { readRecordQuery, recordQuery } from "#contract/administration/record-query.ts";
import { resources } from "#contract/administration/resources/all-resources.ts";
import { listRecords } from "#use-cases/administration/records/list-records.ts";
import { uuidNamed } from "#use-cases/administration/records/read-fields.ts";
import { showRecord } from "#use-cases/administration/records/open-record.ts";
import { applicationContext } from "#web/server/app-context.ts";
import type { RecordChoice } from "#web/features/administration/records/form/reference-input.tsx";
import type { Route } from "./+types/choices.ts";
import { resourceNamed } from "./resource.server.ts";

const most = 12;

/** Records that match a query, as JSON; exact matches first. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const resource = resourceNamed(params.resource);
  const definition = resources[resource];
  const application = context.get(applicationContext);
  const typed = (new URL(request.url).searchParams.get("q") ?? "").trim().slice(0, 200);
  const q = typed.replaceAll("-", " ");
  const query = readRecordQuery(definition, recordQuery(definition).parse({ q, perPage: most }));
  const { data } = await listRecords(application, resource, query);
  const uuid = await uuidNamed(application.database, resource, typed);
  const named = uuid === null ? [] : [await showRecord(application, resource, uuid)];
  const choices = [...named, ...data.filter((record) => record.uuid !== uuid)].map((record): RecordChoice => {
    const name = String(record["slug"] ?? record.uuid);
    const detail = record["region"] ?? record["email"] ?? record["kind"] ?? null;
    return {
      name,
      uuid: record.uuid,
      title: String(record[definition.title] ?? name),
      detail: detail === null ? null : String(detail),
    };
  });
  return Response.json(choices);
}
