import type { ReactNode } from "react";
import { useTranslations } from "use-intl";

import { PageForm } from "#web/ui/forms/page-form.tsx";
import { useForm } from "#web/ui/forms/use-form.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { Field } from "#web/ui/controls/field.tsx";
import { TextInput } from "#web/ui/controls/text-input.tsx";

interface MoveFormProps {
  version: number;
  /** Degrees as they are written. */
  place: { readonly lat: string; readonly lon: string };
  labels: { readonly lat: string; readonly lon: string };
  /** What moving it there does, once that has been asked. */
  effect: ReactNode;
  /** The page without a move. */
  back: string;
}

/** Moves a waypoint in numbers: what it does is shown first. */
export function MoveForm({ version, place, labels, effect, back }: MoveFormProps) {
  const t = useTranslations("graphMap.move");
  const form = useForm("move");
  return (
    <PageForm form={form} remarks={["waypoint", "distanceM", "ascentM", "descentM", "version"]}>
      <h3 className="text-base font-strong">{t("heading")}</h3>
      <p className="text-sm text-ink-2">{t("hint")}</p>
      <input type="hidden" name="version" value={version} />
      <div key={`${place.lat} ${place.lon}`} className="grid grid-cols-2 gap-3">
        {(["lat", "lon"] as const).map((axis) => (
          <Field key={axis} label={labels[axis]} error={form.error(axis)}>
            {(control) => (
              <TextInput
                {...control}
                name={axis}
                inputMode="decimal"
                autoComplete="off"
                defaultValue={form.typed(axis, place[axis])}
              />
            )}
          </Field>
        ))}
      </div>
      <div aria-live="polite" className="grid gap-3 empty:hidden">
        {effect}
      </div>
      <div className="flex flex-wrap gap-2.5">
        {effect ? (
          <Button type="submit" name="intent" value="move" size="sm" busy={form.isBusy}>
            {t("apply")}
          </Button>
        ) : null}
        <Button type="submit" name="intent" value="weigh" variant="secondary" size="sm" busy={form.isBusy}>
          {t("weigh")}
        </Button>
        {effect ? (
          <ButtonLink to={back} replace preventScrollReset variant="quiet" size="sm">
            {t("back")}
          </ButtonLink>
        ) : null}
      </div>
    </PageForm>
  );
}
