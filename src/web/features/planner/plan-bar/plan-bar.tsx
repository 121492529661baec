import { useId, useState } from "react";
import { Form, useFetcher, useNavigation } from "react-router";
import { useTranslations } from "use-intl";

import type { StartPlaces } from "#use-cases/routes/show-start-places.ts";
import { useDraft } from "#web/client/storage/form-draft.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { usePaths } from "#web/ui/use-paths.ts";

import "./plan-bar.css";
import { BarField, BarInput, BarSelect } from "./bar-field.tsx";

interface RouteChoice {
  readonly slug: string;
  readonly name: string;
}

interface PlanBarProps {
  routes: readonly RouteChoice[];
  /** Places of the initial route. */
  startPlaces: StartPlaces;
}

/** Choices of the ideal day in hours of walking; the planner's slider offers every value between. */
const idealHours = [5, 6, 7, 8, 9] as const;

/** Maximum of calendar days in the bar: nobody needs more here, and the table of options is not loaded here. */
const maxDays = 120;

/** Value in an address: the end that fits the days best. */
const leftToPlanner = "*";

/**
 * The first options, submitted as the planner's own query. Without a script the form works for the initial route,
 * and for the others from end to end.
 */
export function PlanBar({ routes, startPlaces }: PlanBarProps) {
  const t = useTranslations("home.planBar");
  const paths = usePaths();
  const fetcher = useFetcher<StartPlaces>();
  const leaving = useNavigation().state !== "idle";
  const [route, setRoute] = useState(startPlaces.route);
  const loaded = fetcher.data?.route === route ? fetcher.data : undefined;
  const chosen = route === startPlaces.route ? startPlaces : loaded;
  const waiting = !chosen && fetcher.state !== "idle";
  const failed = !chosen && !waiting;
  const statusId = useId();
  const draft = useDraft("plan-bar");

  const places = (chosen?.places ?? []).map((place) => (
    <option key={place.slug} value={place.slug}>
      {place.name}
    </option>
  ));
  return (
    <Form
      ref={draft}
      action={paths.planner()}
      aria-label={t("label")}
      aria-describedby={statusId}
      className="grid grid-cols-2 gap-2 rounded-[22px] bg-surface p-2.5 shadow-card lg:grid-cols-[repeat(12,1fr)_auto] lg:gap-x-0 lg:gap-y-1"
    >
      <input type="hidden" name="measure" value="hours" />
      <BarField label={t("route")} className="col-span-2 lg:col-span-4">
        {(id) => (
          <BarSelect
            id={id}
            name="route"
            value={route}
            onChange={(event) => {
              const next = event.currentTarget.value;
              setRoute(next);
              if (next !== startPlaces.route) void fetcher.load(paths.startPlaces(next));
            }}
          >
            {routes.map((choice) => (
              <option key={choice.slug} value={choice.slug}>
                {choice.name}
              </option>
            ))}
          </BarSelect>
        )}
      </BarField>
      {/* A new key per route resets start and end. */}
      <BarField label={t("from")} className="lg:col-span-4">
        {(id) => (
          <BarSelect
            key={chosen?.route}
            id={id}
            name={chosen ? "from" : undefined}
            disabled={!chosen}
            defaultValue={chosen?.start}
          >
            <option value={leftToPlanner}>{t("anyStart")}</option>
            {places}
          </BarSelect>
        )}
      </BarField>
      <BarField label={t("to")} last className="lg:col-span-4">
        {(id) => (
          <BarSelect
            key={chosen?.route}
            id={id}
            name={chosen ? "to" : undefined}
            disabled={!chosen}
            defaultValue={chosen?.end}
          >
            {places}
            <option value={leftToPlanner}>{t("anyEnd")}</option>
          </BarSelect>
        )}
      </BarField>
      <BarField label={t("days")} className="lg:col-span-3">
        {(id) => (
          <BarInput
            id={id}
            type="number"
            inputMode="numeric"
            name="days"
            min={1}
            max={maxDays}
            placeholder={t("anyDays")}
          />
        )}
      </BarField>
      <BarField label={t("startDate")} className="lg:col-span-3">
        {(id) => <BarInput id={id} type="date" name="startDate" />}
      </BarField>
      <BarField label={t("arrival")} className="lg:col-span-3">
        {(id) => <BarInput id={id} type="date" name="arrival" />}
      </BarField>
      <BarField label={t("ideal")} last className="lg:col-span-3">
        {(id) => (
          <BarSelect id={id} name="ideal" defaultValue="7">
            {idealHours.map((hours) => (
              <option key={hours} value={hours}>
                {t("idealHours", { hours })}
              </option>
            ))}
          </BarSelect>
        )}
      </BarField>
      <Button type="submit" variant="arrow" busy={leaving} className="plan-bar__submit">
        {t("submit")}
      </Button>
      <p id={statusId} role="status" className="col-span-2 text-sm text-warn empty:hidden lg:col-span-13 lg:px-4">
        {waiting ? <span className="sr-only">{t("loadingPlaces")}</span> : null}
        {failed ? t("placesFailed") : null}
      </p>
    </Form>
  );
}
