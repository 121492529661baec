import type { ReactNode } from "react";
import { useTranslations } from "use-intl";

import { PageForm } from "#web/ui/forms/page-form.tsx";
import { useForm } from "#web/ui/forms/use-form.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { ButtonLink } from "#web/ui/controls/link.tsx";
import { TextField } from "#web/ui/controls/field.tsx";
import type { MovementEffect } from "#contract/administration/graph.ts";
import { useFormats } from "#web/ui/text/formats.ts";
import type { ResourceName } from "#contract/administration/resources/all-resources.ts";
import { Card } from "#web/ui/layout/card.tsx";
import { administrationPaths } from "#web/i18n/administration-paths.ts";

interface MoveFormProps {
  version: number;
  /** Degrees as typed. */
  place: { readonly lat: string; readonly lon: string };
  labels: { readonly lat: string; readonly lon: string };
  /** Effect of the move, once previewed. */
  effect: ReactNode;
  /** The page without a move. */
  back: string;
}

/** Moves a waypoint to typed coordinates, with a preview of the effect. */
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
          <TextField
            key={axis}
            label={labels[axis]}
            {...form.field(axis, place[axis])}
            inputMode="decimal"
            autoComplete="off"
          />
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

/** The lengths of the arcs that meet at a waypoint, before and after it is moved. */
export function MovementTable({ arcs }: Pick<MovementEffect, "arcs">) {
  const t = useTranslations("graphMap.move");
  const { kilometres } = useFormats();
  if (arcs.length === 0) return <p className="text-sm">{t("noArcs")}</p>;
  return (
    <table className="w-full text-left text-sm">
      <thead className="border-b border-line text-ink-2">
        <tr>
          {[t("arc"), t("before"), t("after")].map((word, index) => (
            <th key={word} scope="col" className={index === 0 ? "py-1.5 font-strong" : "py-1.5 text-right font-strong"}>
              {word}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {arcs.map(({ id, name, beforeM, afterM }) => (
          <tr key={id}>
            <th scope="row" className="py-1.5 pr-2 font-medium wrap-anywhere">
              {name}
            </th>
            <td className="py-1.5 pl-2 text-right whitespace-nowrap tabular-nums">{kilometres(beforeM)}</td>
            <td className="py-1.5 pl-2 text-right font-strong whitespace-nowrap tabular-nums">{kilometres(afterM)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface GraphPlaceCardProps {
  resource: ResourceName;
  recordKey: string;
  title: string;
  /** Kind of the object. */
  kind: string;
  facts: readonly (readonly [name: string, value: string])[];
  children?: ReactNode;
}

/** The selected object of the map, with links to its pages. */
export function GraphPlaceCard({ resource, recordKey, title, kind, facts, children }: GraphPlaceCardProps) {
  const t = useTranslations("graphMap");
  return (
    <Card className="grid gap-4 p-5">
      <div>
        <h2 className="text-xl wrap-anywhere">{title}</h2>
        <p className="text-ink-2">{kind}</p>
      </div>
      {facts.length === 0 ? null : (
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
          {facts.map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="text-ink-2">{name}</dt>
              <dd className="tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className="flex flex-wrap gap-2.5">
        <ButtonLink to={administrationPaths.record(resource, recordKey)} variant="secondary" size="sm">
          {t("open")}
        </ButtonLink>
        <ButtonLink to={administrationPaths.editRecord(resource, recordKey)} variant="secondary" size="sm">
          {t("edit")}
        </ButtonLink>
      </div>
      {children}
    </Card>
  );
}
