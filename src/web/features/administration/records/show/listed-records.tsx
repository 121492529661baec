import type { RecordReference } from "#contract/administration/record.ts";
import type { ResourceName } from "#contract/administration/resources/all-resources.ts";
import { Link } from "#web/ui/controls/link.tsx";
import { administrationPaths } from "#web/i18n/administration-paths.ts";

import { keyOf } from "../resource-view.ts";
import { useRecordWords } from "../use-words.ts";

/** More of them are folded away. */
const fewAtOnce = 8;

/** Other records that a record lists, in their order. */
export function ListedRecords({ resource, records }: { resource: ResourceName; records: readonly RecordReference[] }) {
  const words = useRecordWords().resource(resource);
  const list = (
    <ol className="grid list-inside list-decimal gap-0.5">
      {records.map((record) => (
        <li key={record.uuid}>
          <Link
            to={administrationPaths.record(resource, keyOf(resource, record))}
            prefetch="none"
            className="text-way underline"
          >
            {record.title}
          </Link>
        </li>
      ))}
    </ol>
  );
  if (records.length <= fewAtOnce) return list;
  return (
    <details>
      <summary className="min-h-tap cursor-pointer text-way">{`${words.many}: ${records.length}`}</summary>
      {list}
    </details>
  );
}
