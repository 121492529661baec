import type { ReactNode } from "react";
import { Form } from "react-router";
import { useTranslations } from "use-intl";

import { Button } from "#web/ui/controls/button.tsx";
import { Field, SelectField } from "#web/ui/controls/field.tsx";
import { TextInput } from "#web/ui/controls/inputs.tsx";

interface SearchFormProps {
  /** Current search terms; without them there is no search field. */
  q?: string;
  error?: string | null;
  placeholder?: string;
  /** Other query parameters, which are preserved. */
  preservedParameters?: Readonly<Record<string, string | undefined>>;
  /** Further choices. */
  children?: ReactNode;
}

/** Search form of a list; a GET form. */
export function SearchForm({ q, error = null, placeholder, preservedParameters = {}, children }: SearchFormProps) {
  const t = useTranslations("administration.list");
  return (
    <Form role="search" className="flex flex-wrap items-end gap-3 pb-5">
      {Object.entries(preservedParameters).map(([name, value]) =>
        value === undefined ? null : <input key={name} type="hidden" name={name} value={value} />,
      )}
      {q === undefined ? null : (
        <Field label={t("search")} error={error} className="min-w-60 flex-1 sm:max-w-90">
          {(control) => (
            <TextInput key={q} {...control} type="search" name="q" defaultValue={q} placeholder={placeholder} />
          )}
        </Field>
      )}
      {children}
      <Button type="submit" variant="secondary" className="mb-1.5">
        {t("show")}
      </Button>
    </Form>
  );
}

interface ChoiceFieldProps {
  label: string;
  name: string;
  chosen: string | undefined;
  /** Labels by value, in order. */
  options: Readonly<Record<string, string>>;
}

/** One choice of a search. */
export function ChoiceField({ label, name, chosen = "", options }: ChoiceFieldProps) {
  return (
    <SelectField label={label} error={null} name={name} defaultValue={chosen}>
      {Object.entries(options).map(([value, word]) => (
        <option key={value} value={value}>
          {word}
        </option>
      ))}
    </SelectField>
  );
}

interface StateFilterProps {
  q: string;
  /** The selected state; `any` for all. */
  state: string;
  states: Readonly<Record<string, string>>;
}

/** Search terms and a state. */
export function StateFilter({ q, state, states }: StateFilterProps) {
  const t = useTranslations("administration.list");
  return (
    <SearchForm q={q} placeholder={t("searchHint")}>
      <ChoiceField label={t("state")} name="state" chosen={state} options={{ any: t("anyState"), ...states }} />
    </SearchForm>
  );
}

/** A list's filters in the address: search terms, one state, and the page. */
interface ListFilters {
  readonly q: string;
  /** `any` shows all states. */
  readonly state: string;
  readonly page: number;
}

/** @param states selectable ones; `usual` is the default */
export function filtersOf(url: string, states: readonly string[], usual: string): ListFilters {
  const { searchParams } = new URL(url);
  const state = searchParams.get("state") ?? usual;
  const page = Number(searchParams.get("page") ?? 1);
  return {
    q: (searchParams.get("q") ?? "").trim().slice(0, 200),
    state: states.includes(state) ? state : "any",
    page: Number.isInteger(page) && page > 0 && page <= 10_000 ? page : 1,
  };
}
