import { useTranslations } from "use-intl";

import type { RecordReference, ShownRecord } from "#contract/administration/record.ts";
import { Link } from "#web/ui/controls/link.tsx";
import { administrationPaths } from "#web/i18n/administration-paths.ts";
import type { ResourceName } from "#contract/administration/resources/all-resources.ts";
import type { OtherClaim } from "#domain/house-registers/claim.ts";

import { keyOf, type ResourceView } from "../resource-view.ts";
import { useSourceWords, useValueWords, useRecordWords } from "#web/features/administration/records/use-words.ts";

/** Label and value beside each other. */
const factLine = "grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-x-4 sm:grid-cols-[10rem_minmax(0,1fr)]";
/** Further ones are collapsed. */
const fewAtOnce = 8;

/** Referenced records in order. */
function ListedRecords({ resource, records }: { resource: ResourceName; records: readonly RecordReference[] }) {
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

/** Every field of a record under its headings, each with its source. */
export function RecordFacts({ resource, record }: { resource: ResourceView; record: ShownRecord }) {
  const words = useRecordWords();
  const sources = useSourceWords(record.sources);
  return (
    <div className="columns-1 gap-5 lg:columns-2">
      {resource.groups.map((group) => (
        <section key={group.name} className="mb-5 break-inside-avoid rounded-lg border border-line bg-surface p-5">
          <h2 className="pb-3 text-lg">{words.group(group.name)}</h2>
          <dl className="grid gap-2.5">
            {group.fields.map((field) => (
              <div key={field} className={factLine}>
                <dt className="text-sm wrap-anywhere text-ink-2">{words.field(field)}</dt>
                <dd className="min-w-0 wrap-anywhere">
                  <FieldValue resource={resource} record={record} field={field} />
                  {sources[field] ? <span className="block text-xs text-ink-2">{sources[field]}</span> : null}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

function FieldValue({ resource, record, field }: { resource: ResourceView; record: ShownRecord; field: string }) {
  const t = useTranslations("administration.show");
  const write = useValueWords(resource);
  const input = resource.fields[field]?.input;
  const reference = record.references[field];
  if (reference && input?.kind === "reference") {
    return (
      <Link to={administrationPaths.record(input.to, keyOf(input.to, reference))} className="text-way underline">
        {reference.title}
      </Link>
    );
  }
  const listed = record.lists?.[field];
  if (listed && input?.kind === "references") return <ListedRecords resource={input.to} records={listed} />;
  return (
    write(field, record[field]) ?? (
      <span className="text-ink-2">{resource.fields[field]?.isFact ? t("unknown") : "–"}</span>
    )
  );
}

/** Differing facts of other sources beside the record's own. */
export function OtherClaims({ resource, claims }: { resource: ResourceView; claims: readonly OtherClaim[] }) {
  const t = useTranslations("administration.show");
  const words = useRecordWords();
  const write = useValueWords(resource);
  const sources = useSourceWords(Object.fromEntries(claims.map((claim, at) => [String(at), claim])));
  if (claims.length === 0) return null;
  return (
    <section aria-labelledby="others" className="rounded-lg border border-line bg-surface p-5">
      <h2 id="others" className="pb-1 text-lg">
        {t("others")}
      </h2>
      <p className="pb-3 text-sm text-ink-2">{t("othersHint")}</p>
      <dl className="grid gap-2.5">
        {claims.map(({ field, value, source, date }, at) => (
          <div key={`${field} ${source} ${date}`} className={factLine}>
            <dt className="text-sm wrap-anywhere text-ink-2">{words.field(field)}</dt>
            <dd className="min-w-0 wrap-anywhere">
              {write(field, value)}
              <span className="block text-xs text-ink-2">{sources[String(at)]}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
