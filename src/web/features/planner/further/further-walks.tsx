import { useMemo } from "react";
import { useNavigate } from "react-router";
import { useTranslations } from "use-intl";

import type { FurtherWalk } from "#contract/planner/further-walks.ts";
import { plannerUrl } from "#domain/planner/options/url/planner-url.ts";
import { readFurtherLegs, writeFurtherLegs } from "#domain/planner/options/further-legs.ts";
import { optionsOfLeg } from "#domain/planner/options/options-of-legs.ts";
import { withDefaults } from "#domain/planner/options/with-defaults.ts";
import { FurtherOffers, WithFurtherMessages } from "#web/components/further-walks/further-offers.tsx";
import { useFurtherWalks } from "#web/components/further-walks/use-further-walks.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { useFormats } from "#web/ui/text/formats.ts";

import type { Planner } from "../use-planner.ts";
import { FurtherDays } from "./further-days.tsx";

type OfPlanner = Pick<
  Planner,
  "options" | "plan" | "data" | "isInUse" | "outcome" | "further" | "wholePlan" | "open" | "nameOf" | "stopAt"
>;

interface FurtherWalksProps {
  planner: OfPlanner;
  onOpen: (day: number | null) => void;
}

/** Continuation of the plan: the days on further routes, or offers to continue. */
export function FurtherWalks({ planner, onOpen }: FurtherWalksProps) {
  return (
    <WithFurtherMessages>
      {planner.options.further !== "" ? <ChosenLegs planner={planner} onOpen={onOpen} /> : <Offers planner={planner} />}
    </WithFurtherMessages>
  );
}

function Offers({ planner: { options, plan, data } }: { planner: OfPlanner }) {
  const walks = useFurtherWalks(plan ? options.input : null, async () => {
    const { findFurtherWalksOffline } = await import("./find-further-walks-offline.ts");
    return findFurtherWalksOffline(options.input, data.routes);
  });
  const navigate = useNavigate();
  const applyOffer = ({ kind, legs }: FurtherWalk) => {
    const [first] = legs;
    if (!first) return;
    if (kind === "onward") options.choose({}, writeFurtherLegs(legs));
    else if (first.route === options.input.route) {
      options.choose({ to: first.to, mustStop: [...first.mustStop], days: null }, writeFurtherLegs(legs.slice(1)));
    } else {
      const ends = { start: "", end: "" };
      const chosen = withDefaults(ends, {
        ...optionsOfLeg(options.input, first.from, first),
        startDate: options.input.startDate,
      });
      void navigate({ search: plannerUrl(chosen, ends) });
    }
  };
  if (walks.length === 0) return null;
  return (
    <div className="grid gap-4 border-t border-line pt-4">
      <FurtherOffers walks={walks} onTake={applyOffer} />
    </div>
  );
}

/** The days on the further routes. */
function ChosenLegs({ planner, onOpen }: FurtherWalksProps) {
  const { options, further, wholePlan, nameOf } = planner;
  const t = useTranslations("furtherWalks");
  const { kilometres } = useFormats();
  const chosen = useMemo(() => readFurtherLegs(new URLSearchParams(options.further)), [options.further]);
  const legs = further.is === "planned" ? further.legs : [];
  const towns = (legs.length > 0 ? legs.map((leg) => leg.towns) : chosen.map(({ to }) => to)).join(" – ");
  const days = legs.reduce((sum, { plan }) => sum + plan.totals.days, 0);
  const totalDays = wholePlan?.totals.days ?? 0;
  const km = legs.reduce((sum, { plan }) => sum + plan.totals.km, 0);
  return (
    <section className="grid gap-3 border-t border-line pt-4" aria-labelledby="walked-on">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id="walked-on" className="text-xl">
          {t("added", { towns })}
        </h2>
        <Button size="sm" variant="secondary" onClick={() => options.choose({}, "")}>
          {t("remove", { town: nameOf(options.input.to) })}
        </Button>
      </div>
      {further.is === "planned" ? (
        <>
          <FurtherDays planner={planner} legs={legs} onOpen={onOpen} />
          <p className="text-sm text-ink-2 tabular-nums">
            {t("total", { days, distance: kilometres(km * 1000), all: totalDays })}
          </p>
        </>
      ) : further.is === "none" ? null : (
        <p role="status">{further.is === "impossible" ? t("impossible", { towns }) : t(further.is)}</p>
      )}
    </section>
  );
}
