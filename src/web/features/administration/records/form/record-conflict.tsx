import { useTranslations } from "use-intl";

import { ConflictScreen } from "#web/components/conflict/conflict-screen.tsx";
import { Button, buttonLook } from "#web/ui/controls/button.tsx";

import { type ResourceView } from "../resource-view.ts";
import { useValueWords, useRecordWords } from "#web/features/administration/records/use-words.ts";
import type { Conflict } from "./use-record-form.ts";

interface RecordConflictProps {
  resource: ResourceView;
  conflict: Conflict;
  /** Values of the form, by field. */
  values: Readonly<Record<string, string>>;
  onChoose: (field: string, value: string) => void;
  /** Reloads the page with the saved values. */
  page: string;
  onTakeAll: () => void;
}

/** Edit conflict of a record: both versions of every differing field, and a choice between them. */
export function RecordConflict({ resource, conflict, values, onChoose, page, onTakeAll }: RecordConflictProps) {
  const t = useTranslations("administration.conflict");
  const words = useRecordWords();
  const name = conflict.by ?? t("somebody");
  const { differences, version } = conflict;
  const formatted = (field: string, text: string) => <FormattedValue resource={resource} field={field} text={text} />;
  return (
    <ConflictScreen
      heading={t("title", { name })}
      text={t("lead", { count: differences.length })}
      words={{ part: t("field"), mine: t("mine"), theirs: t("theirs", { name, version }) }}
      rows={differences.map(({ field, mine, theirs }) => {
        const value = values[field] ?? "";
        return {
          id: field,
          label: words.field(field),
          mine: formatted(field, mine),
          theirs: formatted(field, theirs),
          chosen: value === mine ? "mine" : value === theirs ? "theirs" : null,
        };
      })}
      fieldOf={(field) => `choice.${field}`}
      onChoose={(field, side) => {
        const difference = differences.find((one) => one.field === field);
        if (difference) onChoose(field, difference[side]);
      }}
    >
      <Button type="submit" size="sm">
        {t("save")}
      </Button>
      {/* A document of its own: what was typed is let go. */}
      <a href={page} className={buttonLook("secondary", "sm")} onClick={onTakeAll}>
        {t("takeAll")}
      </a>
    </ConflictScreen>
  );
}

/** A formatted value of a form. */
function FormattedValue({ resource, field, text }: { resource: ResourceView; field: string; text: string }) {
  const t = useTranslations("administration.show");
  const words = useRecordWords();
  const write = useValueWords(resource);
  const input = resource.fields[field]?.input;
  if (text === "") return t("unknown");
  if (text === "true" || text === "false") return t(text === "true" ? "yes" : "no");
  if (input?.kind === "choice") return words.option(resource.singular, field, text);
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
