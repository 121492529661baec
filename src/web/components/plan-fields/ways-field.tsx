import { ChevronDown } from "lucide-react";
import { memo, type ReactNode, useId } from "react";
import { useTranslations } from "use-intl";

import type { PlannerOptions } from "#domain/planner/options/planner-options.ts";
import { FieldError } from "#web/ui/controls/field.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";
import { Segmented } from "#web/ui/controls/segmented.tsx";

import { VariantField } from "./variant-field.tsx";
import type { VariantChoice } from "#domain/planner/options/variant-choices.ts";

interface WaysFieldProps {
  /** Variants of the section. */
  choices: readonly VariantChoice[];
  variants: PlannerOptions["variants"];
  branches: PlannerOptions["branches"];
  error: ReactNode | null;
  /** Name of the choice between main way and variants; unique per route of a form. */
  name?: string;
  onChange: (change: Partial<Pick<PlannerOptions, "variants" | "branches">>) => void;
}

/** Main way only, or with variants, and a choice for each variant of the section. */
export const WaysField = memo(function WaysField({
  choices,
  variants,
  branches,
  error,
  name = "variants",
  onChange,
}: WaysFieldProps) {
  const t = useTranslations("planner.ways");
  const errorId = useId();
  const settled = Object.keys(branches).length;
  const set = (slug: string, choice: "take" | "avoid" | null) => {
    const { [slug]: _, ...others } = branches;
    onChange({ branches: choice ? { ...others, [slug]: choice } : others });
  };
  return (
    <div className="grid gap-2">
      <span aria-hidden="true" className="text-sm font-strong">
        {t("label")}
      </span>
      <Segmented
        legend={t("label")}
        name={name}
        options={[
          { value: "main", label: t("main") },
          { value: "free", label: t("free") },
        ]}
        value={variants}
        onValueChange={(value) => onChange({ variants: value })}
      />
      <FieldError id={errorId} error={error} />
      {choices.length > 0 ? (
        <details className="group rounded-md border border-line" open={error ? true : undefined}>
          <summary className="flex min-h-tap list-none items-center justify-between gap-3 rounded-md px-3.5 text-sm font-strong">
            <span>
              {t("each", { count: choices.length })}
              {settled > 0 ? <span className="text-ink-2"> · {t("settled", { count: settled })}</span> : null}
            </span>
            <Icon of={ChevronDown} className="group-open:rotate-180" />
          </summary>
          <ul className="grid divide-y divide-line border-t border-line px-3.5">
            {choices.map((variant) => (
              <VariantField
                key={variant.slug}
                variant={variant}
                choice={branches[variant.slug] ?? null}
                onChoose={(choice) => set(variant.slug, choice)}
              />
            ))}
          </ul>
        </details>
      ) : null}
    </div>
  );
});
