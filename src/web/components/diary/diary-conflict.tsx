import { useState } from "react";
import { useTranslations } from "use-intl";

import { maxDiaryText } from "#domain/plans/diary/diary.ts";
import { ConflictScreen, type Side } from "#web/components/conflict/conflict-screen.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { useFormats } from "#web/ui/text/formats.ts";

interface DiaryConflictProps {
  /** As it stands in the field above. */
  mine: string;
  theirs: string;
  onSettle: (text: string) => void;
}

/** The texts of two devices, which are too long together: one is kept, into which the other can be copied before. */
export function DiaryConflict({ mine, theirs, onSettle }: DiaryConflictProps) {
  const t = useTranslations("diary.conflict");
  const { count } = useFormats();
  const [chosen, setChosen] = useState<Side>("mine");
  return (
    <ConflictScreen
      heading={t("heading")}
      text={t("text", { most: count(maxDiaryText) })}
      words={{ part: t("part"), mine: t("mine"), theirs: t("theirs") }}
      rows={[{ id: "text", label: t("part"), mine, theirs, chosen }]}
      onChoose={(_, side) => setChosen(side)}
    >
      <Button onClick={() => onSettle(chosen === "mine" ? mine : theirs)}>{t("save")}</Button>
    </ConflictScreen>
  );
}
