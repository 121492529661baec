import { type ResourceName, resources } from "#contract/administration/resources/all-resources.ts";
import { findDependants } from "#database/queries/administration/records/dependants.ts";
import { titlesOf } from "#database/queries/administration/records/find-records.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import { UseCaseError } from "#use-cases/use-case-error.ts";
import { type Resource, resourceOf } from "./resource.ts";

/** Records that refer to one: the first of them, by resource, and their number. */
interface Dependants {
  readonly total: number;
  readonly records: readonly {
    readonly resource: ResourceName;
    readonly uuid: string;
    readonly slug: string | null;
    readonly title: string;
  }[];
}

/** Maximum number of records listed by name. */
const most = 10;

/** A record cannot be deleted because others refer to it. */
export class RecordInUse extends UseCaseError {
  readonly dependants: Dependants;

  constructor(dependants: Dependants) {
    super("not-valid", { errors: { uuid: ["in_use"] } });
    this.dependants = dependants;
  }
}

/** Runs work that may delete a record. @throws RecordInUse with the referring records, and anything the work throws */
export async function namingDependants<Result>(
  { database }: UseCaseContext,
  resource: Resource,
  uuid: string,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof UseCaseError) || !error.errors["uuid"]?.includes("in_use")) throw error;
    throw new RecordInUse(await listDependants(database, resource, uuid));
  }
}

async function listDependants(
  database: UseCaseContext["database"],
  { store: targetStore }: Resource,
  uuid: string,
): Promise<Dependants> {
  const records: Dependants["records"][number][] = [];
  let total = 0;
  for (const name of Object.keys(resources) as ResourceName[]) {
    const { store, definition } = resourceOf(name);
    const dependants = await findDependants(database, store, targetStore, uuid, most - records.length);
    total += dependants.total;
    const titles = await titlesOf(database, store, definition.title, dependants.keys);
    records.push(
      ...dependants.keys.flatMap((key) => titles.get(key) ?? []).map((title) => ({ resource: name, ...title })),
    );
  }
  return { total, records };
}
