import { useTranslations } from "use-intl";

import { useFormats } from "#web/ui/text/formats.ts";

import type { VariantFacts } from "./variants-of.ts";

/** Minimum length of reported sections without a service, in metres. */
const minGapM = { bed: 12_000, food: 8_000 } as const;

/** Supplies to carry, and missing stops. */
export function VariantLacks({ gaps }: Pick<VariantFacts, "gaps">) {
  const t = useTranslations("route.variants.gaps");
  const formats = useFormats();
  const lacking = (["bed", "food"] as const).filter((need) => gaps[need].metres >= minGapM[need]);
  if (lacking.length === 0) return null;
  return (
    <ul className="variant-lacks">
      {lacking.map((need) => {
        const { metres, from, to } = gaps[need];
        return <li key={need}>{t(need, { distance: formats.kilometres(metres), from, to })}</li>;
      })}
    </ul>
  );
}

/** Difference of a variant to the way it replaces: kilometres, climb and hours. */
export function VariantDifference({ variant: { difference, kind } }: { variant: VariantFacts }) {
  const t = useTranslations("route.variants");
  const formats = useFormats();
  if (!difference) return kind === "variant" ? <p className="text-sm text-ink-2">{t("differenceUnknown")}</p> : null;
  const signs = ["−", "", "+"];
  const signed = (value: number, write: (size: number) => string) => {
    const size = Math.round(Math.abs(value));
    return `${signs[Math.sign(value) * Math.min(size, 1) + 1]}${write(size)}`;
  };
  const { km, ascentM, hours } = difference;
  const figures = [
    { label: t("km"), value: signed(km * 10, (tenths) => formats.kilometres(tenths * 100)) },
    { label: t("climb"), value: ascentM === null ? null : signed(ascentM, formats.metres) },
    {
      label: t("hours"),
      value: hours === null ? null : signed(hours * 12, (steps) => formats.hours(steps / 12)),
    },
  ];
  return (
    <>
      <dl className="variant-figures">
        {figures.map(({ label, value }) =>
          value === null ? null : (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
        )}
      </dl>
      {ascentM === null ? <p className="text-xs text-ink-2">{t("unknownClimb")}</p> : null}
    </>
  );
}
