import { useLocale, useTranslations } from "use-intl";

import { Field } from "#web/ui/controls/field.tsx";
import { useFormats } from "#web/ui/text/formats.ts";
import { Select } from "#web/ui/controls/select.tsx";

import type { VariantChoice } from "#domain/planner-options/variant-choices.ts";
import { textIn } from "#domain/text-in.ts";
import { nameIn } from "#domain/route-graph/name-in.ts";

interface VariantFieldProps {
  variant: VariantChoice;
  choice: "take" | "avoid" | null;
  onChoose: (choice: "take" | "avoid" | null) => void;
}

/** Any year does for writing a day of every year. */
const someYear = 2027;

/** Take a variant, avoid it, or leave it to Vieira; with what it is like, and what it means in kilometres and climb. */
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
  const facts = [
    signed(variant.extraKm * 1000, kilometres),
    variant.extraAscentM === null ? t("climbUnknown") : t("climb", { climb: signed(variant.extraAscentM, metres) }),
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
      {facts.filter(Boolean).join(" · ")}
    </>
  );
  return (
    <li className="py-3">
      <Field label={nameIn(locale, variant)} hint={hint} error={null}>
        {(control) => (
          <Select
            {...control}
            name="branches"
            value={choice === null ? "" : `${variant.slug}:${choice}`}
            onChange={({ currentTarget: { value } }) =>
              onChoose(value.endsWith(":take") ? "take" : value.endsWith(":avoid") ? "avoid" : null)
            }
          >
            <option value="">{t("letVieira")}</option>
            <option value={`${variant.slug}:take`}>{t("take")}</option>
            <option value={`${variant.slug}:avoid`}>{t("avoid")}</option>
          </Select>
        )}
      </Field>
    </li>
  );
}
