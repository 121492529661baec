import { useTranslations } from "use-intl";

import { track } from "#web/client/analytics/track.ts";
import { useIdentity } from "#web/client/api/identity.tsx";
import { type UnitSystem, unitSystems } from "#domain/units.ts";
import { type Clock, clockChoice, clocks } from "#web/client/settings/remembered-choice.ts";
import { unitChoice } from "#web/client/settings/units.ts";
import { siteApi } from "#web/client/api/site-api.ts";
import { useNotify } from "#web/ui/toasts/use-notify.ts";
import { Segmented } from "#web/ui/controls/segmented.tsx";

const clockNames = { "24h": "h24", "12h": "h12" } as const;

/** Units and clock: stored on this device, for members also in their account. */
export function UnitsAndClock() {
  const t = useTranslations("shell.settings");
  const tAccount = useTranslations("shell.favourite");
  const notify = useNotify();
  const user = useIdentity();
  const units = unitChoice.use();
  const clock = clockChoice.use();
  const saveToAccount = async (change: { units?: UnitSystem; clock?: Clock }) => {
    if (!user) return;
    try {
      await siteApi().request({ method: "PATCH", path: "/user", body: change });
      await siteApi().refreshIdentity();
    } catch {
      notify("error", tAccount("failed", { name: t("heading") }));
    }
  };
  return (
    <div data-needs-script="" className="flex flex-wrap gap-x-4 gap-y-3">
      <Segmented
        legend={t("units")}
        name="units"
        value={units}
        options={unitSystems.map((value) => ({ value, label: t(value) }))}
        onValueChange={(value) => {
          unitChoice.choose(value);
          track("setting_changed", { setting: "units", value });
          void saveToAccount({ units: value });
        }}
      />
      <Segmented
        legend={t("clock")}
        name="clock"
        value={clock}
        options={clocks.map((value) => ({ value, label: t(clockNames[value]) }))}
        onValueChange={(value) => {
          clockChoice.choose(value);
          track("setting_changed", { setting: "clock", value });
          void saveToAccount({ clock: value });
        }}
      />
    </div>
  );
}
