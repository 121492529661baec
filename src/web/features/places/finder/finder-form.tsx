import { useEffect, useRef, type FormEvent, type ReactNode, useState } from "react";
import { useLocation, useNavigate } from "react-router";

import { readStored, writeStored } from "#web/client/storage/browser-storage.ts";
import { Button } from "#web/ui/controls/button.tsx";

import { searchOfFields, searchToKeep } from "./finder-search.ts";

const remembered = 10;

/**
 * Distinguishes addresses written by the form from all others: only the latter reset the form, because a reset while
 * somebody types would undo the latest input.
 */
export function useOwnSearches(): { readonly generation: number; readonly note: (search: string) => void } {
  const { search } = useLocation();
  const [own, setOwn] = useState<readonly string[]>([search]);
  const [generation, setGeneration] = useState(0);
  if (!own.includes(search)) {
    setOwn([search]);
    setGeneration(generation + 1);
  }
  return { generation, note: (newest) => setOwn((all) => [...all.slice(1 - remembered), newest]) };
}

/** State of the navigation that restores saved filters, and of no later one. */
const cameBack = "kept filters";

/**
 * Saves the filters of a finder for the next visit, under `name` in this browser. They are only restored if the
 * address has none; returns true if they were.
 */
export function useSavedFilters(name: string): boolean {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const isFirst = useRef(true);
  useEffect(() => {
    const saved = isFirst.current && search === "" ? (readStored(name) ?? "") : "";
    isFirst.current = false;
    if (saved === "") {
      writeStored(name, searchToKeep(search) || null);
      return;
    }
    void navigate({ search: saved }, { replace: true, preventScrollReset: true, state: cameBack });
  }, [name, navigate, search]);
  return state === cameBack;
}

const debounceMs = 250;

interface FinderFormProps {
  id: string;
  label: string;
  submitLabel: string;
  /** Called with the query of the form. */
  onSearch: (search: string) => void;
  children: ReactNode;
}

/** A form of filters that is submitted on every change. Without a script it is a plain form with a button. */
export function FinderForm({ id, label, submitLabel, onSearch, children }: FinderFormProps) {
  const { pathname, search: present } = useLocation();
  const navigate = useNavigate();
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);

  const change = ({ target, currentTarget: form }: FormEvent<HTMLFormElement>) => {
    // The search text in a list of towns is not a filter yet.
    if (target instanceof HTMLInputElement && target.name === "") return;
    clearTimeout(pause.current);
    if (target instanceof HTMLSelectElement && target.name === "route") forgetStretch(form);
    const isTyped = target instanceof HTMLInputElement && target.type === "search";
    pause.current = setTimeout(() => form.requestSubmit(), isTyped ? debounceMs : 0);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    clearTimeout(pause.current);
    const fields = new FormData(event.currentTarget);
    // Along a route things come in its order, which nobody has chosen for all of them.
    if (routesOf(fields) !== routesOf(new URLSearchParams(present))) fields.delete("sort");
    const search = searchOfFields(fields);
    onSearch(search);
    void navigate({ search }, { replace: true, preventScrollReset: true });
  };
  return (
    <form
      id={id}
      method="get"
      action={pathname}
      role="search"
      aria-label={label}
      onChange={change}
      onSubmit={submit}
      className="grid grid-cols-1 gap-5"
    >
      {children}
      <noscript>
        <Button type="submit" className="w-full">
          {submitLabel}
        </Button>
      </noscript>
    </form>
  );
}

/** The towns of a section belong to the previous route. */
function forgetStretch(form: HTMLFormElement): void {
  for (const name of ["from", "to"]) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLSelectElement || field instanceof HTMLInputElement) field.value = "";
  }
}

function routesOf(fields: Pick<FormData, "getAll"> | URLSearchParams): string {
  return fields
    .getAll("route")
    .filter((route) => route !== "")
    .join();
}
