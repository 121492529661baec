import { useEffect, useId, useRef, useState } from "react";
import { useTranslations } from "use-intl";

import type { RecordReference } from "#contract/administration/record.ts";
import type { ResourceName } from "#contract/administration/resource-names.ts";
import type { ControlAttributes } from "#web/ui/field.tsx";
import { TextInput } from "#web/ui/text-input.tsx";
import { usePaths } from "#web/use-paths.ts";

/** A record that can be named. */
export interface RecordChoice {
  /** Its slug, or its uuid where it has none. */
  readonly name: string;
  readonly title: string;
  /** What tells it from others of its title. */
  readonly detail: string | null;
}

interface ReferenceInputProps {
  control: ControlAttributes;
  name: string;
  to: ResourceName;
  /** Slug or uuid; empty for none. */
  value: string;
  onValue: (value: string) => void;
  required?: boolean;
  /** What the record is called that is named at first. */
  known?: RecordChoice | null;
}

/** Typing waits this long for the next letter. */
const pauseMs = 180;

/** Names another record by its slug, and shows those that fit what is typed; without a script it is a plain input. */
export function ReferenceInput({ control, name, to, value, onValue, required, known = null }: ReferenceInputProps) {
  const t = useTranslations("administration.form");
  const paths = usePaths();
  const listId = useId();
  const [choices, setChoices] = useState<readonly RecordChoice[]>([]);
  const timer = useRef<number | undefined>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const lookUp = (typed: string) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      void fetchChoices(paths.recordChoices(to, typed)).then(setChoices);
    }, pauseMs);
  };
  const chosen = [...choices, ...(known ? [known] : [])].find((choice) => choice.name === value);
  return (
    <div className="grid gap-1.5">
      <TextInput
        {...control}
        name={name}
        value={value}
        list={listId}
        required={required}
        autoComplete="off"
        spellCheck={false}
        onFocus={() => lookUp(value)}
        onChange={({ currentTarget }) => {
          onValue(currentTarget.value);
          lookUp(currentTarget.value);
        }}
      />
      <datalist id={listId}>
        {choices.map((choice) => (
          <option key={choice.name} value={choice.name}>
            {[choice.title, choice.detail].filter(Boolean).join(", ")}
          </option>
        ))}
      </datalist>
      <p role="status" className="text-sm text-ink-2 empty:hidden">
        {chosen ? t("chosen", { title: chosen.title }) : null}
      </p>
    </div>
  );
}

/** A record that a field names, as one that can be chosen. */
export function choiceOf(reference: RecordReference | undefined): RecordChoice | null {
  if (!reference) return null;
  return { name: reference.slug ?? reference.uuid, title: reference.title, detail: null };
}

/** What was not answered offers nothing; what is typed can be sent all the same. */
async function fetchChoices(path: string): Promise<RecordChoice[]> {
  try {
    const answer = await fetch(path);
    return answer.ok ? ((await answer.json()) as RecordChoice[]) : [];
  } catch {
    return [];
  }
}
