import { useEffect } from "react";

import { useIdentity } from "#web/identity.tsx";
import { clockChoice } from "#web/settings/clock.ts";
import { unitChoice } from "#web/settings/units.ts";

/** Members' measures come from their account and hold on every device they sign in on. */
export function MeasuresOfAccount() {
  const user = useIdentity();
  const units = user?.units;
  const clock = user?.clock;
  useEffect(() => {
    if (units) unitChoice.choose(units);
    if (clock) clockChoice.choose(clock);
  }, [units, clock]);
  return null;
}
