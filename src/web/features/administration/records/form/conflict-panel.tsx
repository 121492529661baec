import { TriangleAlert } from "lucide-react";
import { useTranslations } from "use-intl";

import { Button } from "#web/ui/controls/button.tsx";
import { buttonLook } from "#web/ui/controls/button-look.ts";
import { Icon } from "#web/ui/icons/icon.tsx";

import { type NounView } from "../noun-view.ts";
import { useValueWords } from "../use-value-words.ts";
import { useRecordWords } from "../use-words.ts";
import type { Conflict, Difference } from "./record-answer.ts";

interface ConflictPanelProps {
  noun: NounView;
  conflict: Conflict;
  /** What stands in the form, by field. */
  values: Readonly<Record<string, string>>;
  onChoose: (field: string, value: string) => void;
  /** The page anew, with what was saved. */
  page: string;
  onTakeAll: () => void;
}

/** Somebody else has saved a record: both sides of every field that differs, and a choice between them. */
export function ConflictPanel({ noun, conflict, values, onChoose, page, onTakeAll }: ConflictPanelProps) {
  const t = useTranslations("administration.conflict");
  const name = conflict.by ?? t("somebody");
  return (
    <section role="alert" className="overflow-hidden rounded-lg border-2 border-warn bg-surface">
      <div className="flex gap-3 bg-warn-soft px-4 py-3 text-warn">
        <Icon of={TriangleAlert} className="mt-1" />
        <div>
          <h2 className="text-lg font-strong">{t("title", { name })}</h2>
          <p>{t("lead", { count: conflict.differences.length })}</p>
        </div>
      </div>
      <table className="w-full text-left text-sm max-sm:block">
        <thead className="border-b border-line text-ink-2 max-sm:sr-only">
          <tr>
            {[t("field"), t("theirs", { name, version: conflict.version }), t("mine")].map((word) => (
              <th key={word} scope="col" className="px-4 py-2 font-strong">
                {word}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line max-sm:block">
          {conflict.differences.map((difference) => (
            <DifferenceRow
              key={difference.field}
              noun={noun}
              difference={difference}
              value={values[difference.field] ?? ""}
              theirName={name}
              onChoose={onChoose}
            />
          ))}
        </tbody>
      </table>
      <div className="flex flex-wrap gap-2.5 border-t border-line px-4 py-3">
        <Button type="submit" size="sm">
          {t("save")}
        </Button>
        {/* A document of its own: what was typed is let go. */}
        <a href={page} className={buttonLook("secondary", "sm")} onClick={onTakeAll}>
          {t("takeAll")}
        </a>
      </div>
    </section>
  );
}

interface DifferenceRowProps {
  noun: NounView;
  difference: Difference;
  value: string;
  theirName: string;
  onChoose: ConflictPanelProps["onChoose"];
}

function DifferenceRow({ noun, difference, value, theirName, onChoose }: DifferenceRowProps) {
  const t = useTranslations("administration.conflict");
  const label = useRecordWords().field(difference.field);
  return (
    <tr className="max-sm:grid max-sm:py-1">
      <th scope="row" className="px-4 py-1 font-medium">
        {label}
        <input type="hidden" name={`mine.${difference.field}`} value={difference.mine} />
      </th>
      {(["theirs", "mine"] as const).map((side) => (
        <td key={side} className="px-4 has-checked:bg-way-soft has-checked:font-strong">
          <label className="flex min-h-tap items-center gap-3">
            <input
              type="radio"
              name={`choice.${difference.field}`}
              value={side}
              checked={value === difference[side]}
              onChange={() => onChoose(difference.field, difference[side])}
              className="size-5 shrink-0 accent-way"
            />
            <span className="sr-only">
              {label}, {side === "mine" ? t("mine") : theirName}:
            </span>
            <WrittenValue noun={noun} field={difference.field} text={difference[side]} />
          </label>
        </td>
      ))}
    </tr>
  );
}

/** A value of a form in words. */
function WrittenValue({ noun, field, text }: { noun: NounView; field: string; text: string }) {
  const t = useTranslations("administration.show");
  const words = useRecordWords();
  const write = useValueWords(noun);
  const input = noun.fields[field]?.input;
  if (text === "") return t("unknown");
  if (text === "true" || text === "false") return t(text === "true" ? "yes" : "no");
  if (input?.kind === "choice") return words.option(noun.singular, field, text);
  if (input?.kind !== "season" && input?.kind !== "choices" && input?.kind !== "path") return text;
  const value: unknown = input.kind === "choices" ? text.split(/;\s*/) : jsonIn(text);
  return write(field, value) ?? t("unknown");
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
