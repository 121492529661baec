import { useEffect } from "react";

import { useIdentity } from "#web/client/api/identity.tsx";
import { clockChoice } from "#web/client/settings/clock.ts";
import { unitChoice } from "#web/client/settings/units.ts";

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
