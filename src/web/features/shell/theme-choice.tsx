import { useTranslations } from "use-intl";

import { chooseTheme, themes, useTheme } from "#web/client/settings/theme.ts";
import { Segmented } from "#web/ui/controls/segmented.tsx";

/** Colours as the device wants them, light or dark; hidden where no script can remember the choice. */
export function ThemeChoice() {
  const t = useTranslations("shell.theme");
  const theme = useTheme();
  return (
    <div data-needs-script="">
      <Segmented
        legend={t("legend")}
        name="theme"
        value={theme}
        options={themes.map((value) => ({ value, label: t(value) }))}
        onValueChange={chooseTheme}
      />
    </div>
  );
}
