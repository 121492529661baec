import { ArrowDown, ArrowUp, Plus, X } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { useTranslations } from "use-intl";

import type { ResourceName } from "#contract/administration/resources/all-resources.ts";
import { type ListStep, steppedList } from "#web/ui/forms/moved-list.ts";
import { Button, IconButton } from "#web/ui/controls/button.tsx";
import { Field, FieldError } from "#web/ui/controls/field.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";

import { entriesOf, joinEntries } from "./form-values.ts";
import { ReferenceInput } from "./reference-input.tsx";

interface ReferenceListInputProps {
  name: string;
  label: string;
  to: ResourceName;
  /** Uuids or numbers separated by semicolons. */
  value: string;
  error: string | null;
  /** Errors by index of the entry, from 0. */
  errorAt: (place: number) => string | null;
  onValue: (value: string) => void;
  /** What is typed and not yet in the list. */
  added: string;
  onAdded: (text: string) => void;
  /** Names of the entries. */
  titles: Readonly<Record<string, string>>;
}

/** Ordered references to other records, moved by buttons. */
export function ReferenceListInput({
  name,
  label,
  to,
  value,
  error,
  errorAt,
  onValue,
  added,
  onAdded,
  titles: knownTitles,
}: ReferenceListInputProps) {
  const t = useTranslations("administration.form");
  const [message, setMessage] = useState("");
  const [fetched, setFetched] = useState<Readonly<Record<string, string>>>({});
  const titles = { ...knownTitles, ...fetched };
  const list = useRef<HTMLOListElement>(null);
  const focusOn = useRef<string | null>(null);
  const entries = entriesOf(value);
  const typed = added.trim();
  const id = useId();
  // An error of the list is about the entries for which no record is known, if there are any.
  const unknown = error === null ? [] : entries.filter((key) => titles[key] === undefined);
  useEffect(() => {
    if (focusOn.current === null) return;
    const [verb = "", key] = focusOn.current.split(" ");
    focusOn.current = null;
    const button = (which: string) => list.current?.querySelector<HTMLButtonElement>(`[data-move="${which} ${key}"]`);
    const sameButton = button(verb);
    (sameButton?.disabled ? button(verb === "earlier" ? "later" : "earlier") : sameButton)?.focus();
  }, [value]);
  const step = (listStep: ListStep) => {
    const next = steppedList(entries, listStep);
    if (listStep.verb === "earlier" || listStep.verb === "later") {
      const key = entries[listStep.place] ?? "";
      focusOn.current = `${listStep.verb} ${key}`;
      setMessage(t("movedTo", { title: titles[key] ?? key, place: next.indexOf(key) + 1 }));
    }
    onValue(joinEntries(next));
  };
  const add = (entry: string, title: string) => {
    const isNew = entry !== "" && !entries.includes(entry);
    step({ verb: "add", entry });
    if (isNew) setMessage(t("movedTo", { title, place: entries.length + 1 }));
    onAdded("");
  };
  const addTyped = () => add(typed, typed);
  return (
    <fieldset className="grid gap-3 sm:col-span-2">
      <legend className="pb-1.5 text-sm font-strong">{label}</legend>
      {/* Saved along with the list, though nobody has pressed the button. */}
      <input type="hidden" name={name} value={joinEntries(steppedList(entries, { verb: "add", entry: typed }))} />
      <ol ref={list} className="grid gap-1.5">
        {entries.map((key, place) => {
          const title = titles[key] ?? key;
          const wrong = errorAt(place) ?? (unknown.includes(key) ? error : null);
          const isMarked = (verb: string) => wrong !== null && verb === "remove";
          return (
            <li key={key} className="flex flex-wrap items-center gap-x-2 rounded-md border border-line px-3 py-1">
              <span className="w-7 shrink-0 text-right text-sm text-ink-2 tabular-nums max-sm:self-start max-sm:pt-0.5">
                {place + 1}
              </span>
              <span className="min-w-40 flex-1 wrap-anywhere">
                {title}
                <FieldError id={`${id}-${place}`} error={wrong} />
              </span>
              <span className="ml-auto flex gap-2">
                {(["earlier", "later", "remove"] as const).map((verb) => (
                  <IconButton
                    key={verb}
                    data-move={`${verb} ${key}`}
                    data-wrong={isMarked(verb) ? "" : undefined}
                    aria-describedby={isMarked(verb) ? `${id}-${place}` : undefined}
                    icon={{ earlier: ArrowUp, later: ArrowDown, remove: X }[verb]}
                    label={t(`moves.${verb}`, { title })}
                    disabled={(verb === "earlier" && place === 0) || (verb === "later" && place === entries.length - 1)}
                    onClick={() => step({ verb, place })}
                  />
                ))}
              </span>
            </li>
          );
        })}
      </ol>
      <span className="sr-only">
        <span role="status">{message}</span>
      </span>
      {/* The field is a part of a greater form, which Enter would send. */}
      <div
        className="flex flex-wrap items-end gap-3"
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          // Enter has chosen a suggestion.
          if (event.defaultPrevented) return;
          event.preventDefault();
          addTyped();
        }}
      >
        <Field label={t("addEntry")} error={unknown.length > 0 ? null : error} className="min-w-60 flex-1">
          {(control) => (
            <ReferenceInput
              control={control}
              name=""
              to={to}
              value={added}
              onValue={onAdded}
              onChoice={({ uuid, title }) => {
                setFetched((before) => ({ ...before, [uuid]: title }));
                add(uuid, title);
              }}
            />
          )}
        </Field>
        <Button variant="secondary" size="sm" className="mb-1.5" onClick={addTyped}>
          <Icon of={Plus} size="sm" />
          {t("addEntryNow")}
        </Button>
      </div>
    </fieldset>
  );
}
