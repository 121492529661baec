import { useTranslations } from "use-intl";

import type { OtherClaim } from "#domain/house-registers/claim.ts";

import type { ResourceView } from "../resource-view.ts";
import { useSourceWords, useValueWords } from "../use-value-words.ts";
import { useRecordWords } from "../use-words.ts";

/** What other sources say of a record, beside what it says itself. */
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
          <div key={`${field} ${source} ${date}`} className="grid gap-x-4 sm:grid-cols-[10rem_1fr]">
            <dt className="text-sm text-ink-2">{words.field(field)}</dt>
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
