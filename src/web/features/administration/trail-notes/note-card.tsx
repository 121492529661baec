import { useMessages, useTranslations } from "use-intl";

import type { AdministeredTrailNote } from "#contract/places/trail-notes.ts";
import { PageForm } from "#web/ui/forms/page-form.tsx";
import { useForm } from "#web/ui/forms/use-form.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Link } from "#web/ui/controls/link.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { Chip } from "#web/ui/layout/chip.tsx";
import { useFormats } from "#web/ui/text/formats.ts";
import type { Tone } from "#web/ui/text/tone.ts";
import { usePaths } from "#web/ui/use-paths.ts";

const tones: Record<AdministeredTrailNote["state"], Tone> = { reported: "warn", shown: "ok", hidden: "neutral" };

/** Names of the two forms of a note. */
const noteForms = {
  hide: (uuid: string) => `hide ${uuid}`,
  letStand: (uuid: string) => `let-stand ${uuid}`,
};

/** A reported trail note, with buttons to hide or approve it. */
export function NoteCard({ note }: { note: AdministeredTrailNote }) {
  const t = useTranslations("reportedNotes");
  const { trailNotes: words } = useMessages();
  const formats = useFormats();
  const paths = usePaths();
  const { uuid, route, town, pastM, kind, text, at, state, reports, isWithheld } = note;
  const hide = useForm(noteForms.hide(uuid));
  const letStand = useForm(noteForms.letStand(uuid));
  return (
    <Card className="p-5">
      <article aria-labelledby={`note-${uuid}`} className="grid gap-3">
        <div className="flex flex-wrap items-start justify-between gap-2">
          <div className="min-w-0">
            <h2 id={`note-${uuid}`} className="text-lg wrap-anywhere">
              {words.kinds[kind]}
              {text === "" ? null : `: ${text}`}
            </h2>
            <p className="text-sm text-ink-2">
              <Link to={paths.town(route.slug, town.slug)}>{town.name}</Link>
              {pastM === 0 ? null : ` + ${formats.kilometres(pastM)}`} · {route.name} ·{" "}
              {t("at", { date: formats.date(at.slice(0, 10)), time: formats.time(at.slice(11, 16)) })}
            </p>
            <p className="text-sm">
              {t("reports", { count: reports })}
              {isWithheld ? ` ${t("withheld")}` : null}
            </p>
          </div>
          <Chip tone={tones[state]}>{t(`states.${state}`)}</Chip>
        </div>
        <div className="flex flex-wrap gap-3">
          {state === "hidden" ? null : (
            <PageForm form={hide}>
              <Button type="submit" variant="danger" busy={hide.isBusy}>
                {t("hide")}
              </Button>
            </PageForm>
          )}
          {state === "shown" ? null : (
            <PageForm form={letStand}>
              <Button type="submit" variant="secondary" busy={letStand.isBusy}>
                {t("letStand")}
              </Button>
            </PageForm>
          )}
        </div>
      </article>
    </Card>
  );
}
