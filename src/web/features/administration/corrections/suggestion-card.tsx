import { useTranslations } from "use-intl";

import type { CorrectionSuggestion } from "#contract/places/correction-suggestions.ts";
import { PageForm } from "#web/ui/forms/page-form.tsx";
import { useForm } from "#web/ui/forms/use-form.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { Chip } from "#web/ui/layout/chip.tsx";
import { TextField } from "#web/ui/controls/field.tsx";
import { useFormats } from "#web/ui/text/formats.ts";
import { Link } from "#web/ui/controls/link.tsx";
import type { Tone } from "#web/ui/text/tone.ts";
import { administrationPaths } from "#web/i18n/administration-paths.ts";

import type { ResourceView } from "../records/resource-view.ts";
import { DifferenceTable } from "./difference-table.tsx";

const linkLook = "inline-flex min-h-tap items-center text-way underline underline-offset-4";

const tones: Record<CorrectionSuggestion["state"], Tone> = { open: "warn", accepted: "ok", refused: "neutral" };

/** Names of the two forms of a suggestion. */
const suggestionForms = {
  accept: (uuid: string) => `accept ${uuid}`,
  refuse: (uuid: string) => `refuse ${uuid}`,
};

interface SuggestionCardProps {
  suggestion: CorrectionSuggestion;
  /** The places to stay. */
  resource: ResourceView;
}

/** A suggestion beside the current facts, with buttons to accept and reject it. */
export function SuggestionCard({ suggestion, resource }: SuggestionCardProps) {
  const t = useTranslations("corrections");
  const formats = useFormats();
  const { uuid, accommodation, origin, state, changes, comment, reason, createdAt, settledAt } = suggestion;
  const accept = useForm(suggestionForms.accept(uuid));
  const refuse = useForm(suggestionForms.refuse(uuid));
  const day = (moment: string) => formats.date(moment.slice(0, 10));
  const isOpen = state === "open";
  const table =
    changes.length === 0 ? null : (
      <DifferenceTable changes={changes} form={isOpen ? accept : null} resource={resource} />
    );
  const fields = new Set<string>(changes.map(({ field }) => field));
  const withoutRow = ["priceTo", "lat", "lon"].filter((field) => !fields.has(field));
  return (
    <Card className="p-5">
      <article aria-labelledby={`suggestion-${uuid}`} className="grid gap-4">
        <div className="flex flex-wrap items-start justify-between gap-2">
          <div>
            <h2 id={`suggestion-${uuid}`} className="text-lg">
              {accommodation.url === null ? (
                accommodation.name
              ) : (
                <Link to={accommodation.url}>{accommodation.name}</Link>
              )}
              <span className="font-text text-base font-normal text-ink-2">, {accommodation.town}</span>
            </h2>
            <p className="text-sm text-ink-2">
              {t("suggestedOn", { origin: t(`origin.${origin}`), date: day(createdAt) })}
              {settledAt === null ? null : `, ${t("settledOn", { date: day(settledAt) })}`}
              {suggestion.wantsThanks ? `, ${t("wantsThanks")}` : null}
            </p>
            <p className="flex flex-wrap gap-x-4 text-sm">
              <Link to={administrationPaths.houseEmails(accommodation.uuid)} className={linkLook}>
                {t("ask")}
              </Link>
              <Link to={administrationPaths.editRecord("accommodations", accommodation.uuid)} className={linkLook}>
                {t("edit")}
              </Link>
            </p>
          </div>
          <Chip tone={tones[state]}>{t(`states.${state}`)}</Chip>
        </div>
        {comment === null ? null : <p className="max-w-[70ch] whitespace-pre-line">{comment}</p>}
        {reason === null ? null : <p className="text-sm">{t("refusedBecause", { reason })}</p>}
        {isOpen ? (
          <>
            <PageForm form={accept} draft={accept.name} remarks={["fields", "state", ...withoutRow]}>
              {table}
              <Button type="submit" busy={accept.isBusy} disabled={refuse.isBusy} className="justify-self-start">
                {changes.length === 0 ? t("acceptComment") : t("accept")}
              </Button>
            </PageForm>
            <PageForm
              form={refuse}
              draft={refuse.name}
              remarks={["state"]}
              className="grid-cols-1 gap-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-end sm:[&>[role]]:col-span-full"
            >
              <TextField
                label={t("reason")}
                {...refuse.field("reason")}
                className="min-w-60 flex-1"
                maxLength={1_000}
              />
              <Button
                type="submit"
                variant="secondary"
                busy={refuse.isBusy}
                disabled={accept.isBusy}
                className="mb-1.5"
              >
                {t("refuse")}
              </Button>
            </PageForm>
          </>
        ) : (
          table
        )}
      </article>
    </Card>
  );
}
