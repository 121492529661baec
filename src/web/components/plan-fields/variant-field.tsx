import { useLocale, useTranslations } from "use-intl";

import { SelectField } from "#web/ui/controls/field.tsx";
import { useFormats } from "#web/ui/text/formats.ts";

import type { VariantChoice } from "#domain/planner/options/variant-choices.ts";
import { textIn } from "#domain/text/text-in.ts";
import { townsNotNamed } from "#domain/route-graph/towns/towns-passed.ts";
import { nameIn } from "#domain/route-graph/name-in.ts";

interface VariantFieldProps {
  variant: VariantChoice;
  choice: "take" | "avoid" | null;
  onChoose: (choice: "take" | "avoid" | null) => void;
}

/** Number of towns named for a variant without a description. */
const maxNamed = 4;

/** Any year works for formatting a day without a year. */
const someYear = 2027;

/** Take a variant, avoid it, or leave it to Vieira; with its description, and its effect on kilometres and climb. */
export function VariantField({ variant, choice, onChoose }: VariantFieldProps) {
  const t = useTranslations("planner.ways");
  const locale = useLocale();
  const { kilometres, metres, dayAndMonth } = useFormats();
  const signed = (value: number, write: (size: number) => string) =>
    `${value < 0 ? "−" : "+"}${write(Math.abs(value))}`;
  const season = ({ from, to }: { from: string; to: string }) => ({
    from: dayAndMonth(`${someYear}-${from}`),
    to: dayAndMonth(`${someYear}-${to}`),
  });
  const { km, extraKm, extraAscentM } = variant;
  const name = nameIn(locale, variant);
  const passes = townsNotNamed(variant.passes ?? [], name);
  const difference =
    extraKm === null
      ? [t("length", { km: kilometres(km * 1000) }), t("replacesNone")]
      : [
          signed(extraKm * 1000, kilometres),
          extraAscentM === null ? t("climbUnknown") : t("climb", { climb: signed(extraAscentM, metres) }),
        ];
  const facts = [
    ...difference,
    variant.closed ? t("closed", season(variant.closed)) : null,
    variant.mainClosed ? t("mainClosed", season(variant.mainClosed)) : null,
  ];
  const words = textIn(locale, "description", variant);
  const hint = (
    <>
      {words ? (
        <span lang={words.language === locale ? undefined : words.language} className="block text-ink">
          {words.text}
        </span>
      ) : null}
      {words === null && passes.length > 0 ? (
        <span className="block text-ink">
          {t("passes", { towns: passes.slice(0, maxNamed).join(", "), more: Math.max(0, passes.length - maxNamed) })}
        </span>
      ) : null}
      {facts.filter(Boolean).join(" · ")}
    </>
  );
  return (
    <li className="py-3">
      <SelectField
        label={name}
        hint={hint}
        error={null}
        name="branches"
        value={choice === null ? "" : `${variant.slug}:${choice}`}
        onChange={({ currentTarget: { value } }) =>
          onChoose(value.endsWith(":take") ? "take" : value.endsWith(":avoid") ? "avoid" : null)
        }
      >
        <option value="">{t("letVieira")}</option>
        <option value={`${variant.slug}:take`}>{t("take")}</option>
        <option value={`${variant.slug}:avoid`}>{t("avoid")}</option>
      </SelectField>
    </li>
  );
}
