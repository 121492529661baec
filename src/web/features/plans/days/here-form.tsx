import { MapPin } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";

import type { EditorDay } from "#contract/plans/plan-editor.ts";
import { Checkbox } from "#web/ui/controls/checkbox.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";

import { useEditing } from "#web/components/plan-edits/editing.tsx";
import { TownChoice } from "../town-choice.tsx";

interface HereFormProps {
  day: EditorDay;
  /** In walking order: where the walker may be on the evening of the day. */
  towns: readonly { readonly slug: string; readonly name: string }[];
}

/** The evening of a day finds the walker elsewhere: the rest is planned to arrive on the same day, or in as many days as suit. */
export function HereForm({ day, towns }: HereFormProps) {
  const t = useTranslations("planDays.here");
  const editing = useEditing();
  const [keeps, setKeeps] = useState(true);
  if (!editing) return null;
  return (
    <div className="grid gap-2" data-needs-script="">
      <h3 className="text-lg">{t("heading")}</h3>
      <p className="text-sm text-ink-2">{t("text", { number: day.number })}</p>
      <Checkbox label={t("keep")} checked={keeps} onCheckedChange={setKeeps} />
      <TownChoice
        label={t("town")}
        towns={towns}
        first={day.to}
        fieldClassName="basis-56"
        onChoose={(town) => editing.edit({ kind: "here", day: day.number, town, arrival: keeps ? "same" : "any" })}
      >
        <Icon of={MapPin} size="sm" />
        {t("replan")}
      </TownChoice>
    </div>
  );
}
