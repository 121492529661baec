import { memo, type ReactNode, Suspense } from "react";
import { useTranslations } from "use-intl";

import { type Measure, optionTable, type Walker } from "#domain/planner/options/planner-options.ts";
import { walkerText } from "#domain/planner/options/url/url-codecs.ts";
import { walkersIn } from "#domain/planner/options/with-defaults.ts";
import { Field } from "#web/ui/controls/field.tsx";
import { Stepper } from "#web/ui/controls/stepper.tsx";
import { lazyPart } from "#web/ui/hydration/lazy-part.tsx";

import type { ChangeOptions } from "./use-lengths.ts";

/** Loaded with the second walker. */
const WalkerList = lazyPart(async () => (await import("./walker-list.tsx")).WalkerList, "walker-list");

interface WalkersFieldProps {
  walkers: readonly Walker[];
  measure: Measure;
  error: ReactNode | null;
  choose: ChangeOptions;
  drag: ChangeOptions;
}

/** Number of walkers, and the pace of each companion, average by default. */
export const WalkersField = memo(function WalkersField({ walkers, measure, error, choose, drag }: WalkersFieldProps) {
  const t = useTranslations("planner.walkers");
  const setPeople = (people: number) =>
    choose({ walkers: [...walkers, ...walkersIn(measure, people - 1 - walkers.length)].slice(0, people - 1) });
  return (
    <div className="grid gap-3">
      <Field label={t("label")} error={error}>
        {(control) => (
          <>
            <Stepper
              control={control}
              name="people"
              value={1 + walkers.length}
              min={1}
              max={1 + optionTable.walkers.most}
              lessLabel={t("fewer")}
              moreLabel={t("more")}
              onValueChange={setPeople}
            />
            {walkers.length > 0 ? (
              <Suspense>
                <WalkerList walkers={walkers} measure={measure} countId={control.id} choose={choose} drag={drag} />
              </Suspense>
            ) : null}
          </>
        )}
      </Field>
      {walkers.map((walker, index) => (
        <input key={index} type="hidden" name="walkers" value={walkerText(walker)} />
      ))}
    </div>
  );
});
