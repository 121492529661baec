import { useTranslations } from "use-intl";

import { TownChoice } from "#web/features/plans/town-choice.tsx";

interface ReportPlaceFormProps {
  towns: readonly { readonly slug: string; readonly name: string }[];
  onSay: (town: string) => void;
}

/** Selects the current town, for walkers who share no location. */
export function ReportPlaceForm({ towns, onSay }: ReportPlaceFormProps) {
  const t = useTranslations("today.where");
  const [nearest] = towns;
  if (!nearest) return null;
  return (
    <TownChoice
      label={t("town")}
      towns={towns}
      first={nearest.slug}
      className="pb-2"
      fieldClassName="min-w-0 flex-1 basis-40"
      onChoose={onSay}
    >
      {t("here")}
    </TownChoice>
  );
}
