import { noRoute } from "#contract/administration/record-query.ts";
import { ListFilter, Search } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { Form, useLocation, useNavigate } from "react-router";
import { useTranslations } from "use-intl";

import { classNames } from "#web/ui/class-names.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { SelectField, TextField } from "#web/ui/controls/field.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";
import { Link } from "#web/ui/controls/link.tsx";

import { joinValues, listSearch, type ListView, type RouteChoice } from "./list-view.ts";
import { useRecordWords } from "../use-words.ts";
import { ColumnChoice, ValueFilter } from "./value-filter.tsx";

/** Two to a line on phones. */
const filterRow = "grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-2.5 sm:flex sm:flex-wrap";

/** As wide as what is chosen, where browsers can. */
const chip =
  "max-sm:[&>select]:field-sizing-content max-sm:[&>select]:min-h-tap max-sm:[&>select]:rounded-pill max-sm:[&>select]:py-1";

/**
 * Search terms, filters, order and columns of a list: a GET form, so that the list can be bookmarked. The rarer ones are
 * folded, but stay set. On phones the others are one line of chips, which scrolls sideways.
 */
export function ListFilters({ list, routes }: { list: ListView; routes: readonly RouteChoice[] }) {
  const t = useTranslations("administration.list");
  const words = useRecordWords();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { resource, query } = list;
  const published = query.published === undefined ? "" : String(query.published);
  const [isOpen, setIsOpen] = useState(false);
  // Only searches from elsewhere replace the fields: a form that is replaced by its own loses the focus.
  const [submitted, setSubmitted] = useState("");
  const [rendered, setRendered] = useState({ search, key: 0 });
  if (rendered.search !== search) setRendered({ search, key: search === submitted ? rendered.key : rendered.key + 1 });
  const filtersId = useId();
  const rare = Object.keys(query.values).length;
  return (
    <Form
      key={rendered.key}
      role="search"
      className="grid grid-cols-[minmax(0,1fr)] gap-2 pb-3 sm:gap-3 sm:pb-5"
      onSubmit={(event) => {
        event.preventDefault();
        const next = listSearch(resource, new FormData(event.currentTarget));
        setSubmitted(next && `?${next}`);
        void navigate({ search: next }, { preventScrollReset: true });
      }}
      onChange={({ currentTarget, target }) => {
        // Search terms are submitted when complete.
        if (target instanceof HTMLSelectElement) currentTarget.requestSubmit();
      }}
    >
      <div className="flex items-end gap-2 sm:flex-wrap sm:gap-2.5">
        <TextField
          label={<span className="max-sm:sr-only">{t("search")}</span>}
          error={list.words.error}
          className="min-w-0 flex-1 max-sm:gap-0 sm:max-w-80"
          inputClass="sm:placeholder:text-transparent"
          type="search"
          name="q"
          placeholder={t("search")}
          defaultValue={list.words.entered}
        />
        <Button type="submit" variant="secondary" className="sm:mb-1.5">
          <Icon of={Search} size="sm" />
          <span className="max-sm:sr-only">{t("show")}</span>
        </Button>
        <Button
          variant="quiet"
          className="max-sm:px-3 sm:mb-1.5"
          aria-expanded={isOpen}
          aria-controls={filtersId}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Icon of={ListFilter} size="sm" />
          <span className="max-sm:sr-only">{t("more", { count: rare })}</span>
          {rare > 0 ? (
            <span aria-hidden className="tabular-nums sm:hidden">
              {rare}
            </span>
          ) : null}
        </Button>
      </div>
      <div className="relative -mx-4.5 flex gap-2 overflow-x-auto px-4.5 py-1 sm:mx-0 sm:flex-wrap sm:gap-2.5 sm:p-0">
        {resource.liesOnRoutes ? (
          <ChipChoice label={t("route")} name="route" value={query.route ?? ""} any={t("anyRoute")}>
            {resource.mayLieOffRoutes ? <option value={noRoute}>{t("noRoute")}</option> : null}
            {routes.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </ChipChoice>
        ) : null}
        <ChipChoice label={t("published")} name="published" value={published} any={t("anyPublished")}>
          <option value="true">{t("isPublished")}</option>
          <option value="false">{t("isHidden")}</option>
        </ChipChoice>
        {resource.missing.length > 0 ? (
          <ChipChoice label={t("missing")} name="missing" value={joinValues(query.missing)} any={t("nothingMissing")}>
            {query.missing.length > 1 ? (
              <option value={joinValues(query.missing)}>
                {t("missingField", { field: query.missing.map(words.field).join(" + ") })}
              </option>
            ) : null}
            {resource.missing.map((field) => (
              <option key={field} value={field}>
                {t("missingField", { field: words.field(field) })}
              </option>
            ))}
          </ChipChoice>
        ) : null}
        {search ? (
          <Link
            to={pathname}
            className="inline-flex min-h-tap shrink-0 items-center px-1.5 text-way underline sm:mb-1.5 sm:min-h-12 sm:self-end"
          >
            {t("clear")}
          </Link>
        ) : null}
      </div>
      <div id={filtersId} className={classNames("grid gap-4", !isOpen && "hidden")}>
        <div className={filterRow}>
          {resource.filters.map((field) => (
            <ValueFilter key={field} resource={resource} field={field} values={query.values[field] ?? []} />
          ))}
          <Choice label={t("sort")} name="sort" value={query.sort}>
            {[...resource.sorts, "updatedAt", "createdAt"].flatMap((field) => [
              <option key={field} value={field}>
                {t("sortUp", { field: words.field(field) })}
              </option>,
              <option key={`-${field}`} value={`-${field}`}>
                {t("sortDown", { field: words.field(field) })}
              </option>,
            ])}
          </Choice>
          <Choice label={t("perPage")} name="perPage" value={String(query.perPage)}>
            {[...new Set([25, 50, 100, query.perPage])].map((count) => (
              <option key={count}>{count}</option>
            ))}
          </Choice>
        </div>
        <ColumnChoice resource={resource} columns={list.columns} />
      </div>
    </Form>
  );
}

interface ChoiceProps {
  label: string;
  name: string;
  value: string;
  /** Text without a selection. */
  any?: string;
  children: ReactNode;
}

/** A choice that is a chip on phones, where its first option says what it is about. */
function ChipChoice({ label, any, children, ...choice }: ChoiceProps) {
  return (
    <SelectField
      label={<span className="max-sm:sr-only">{label}</span>}
      error={null}
      className="max-w-full shrink-0 max-sm:max-w-56 max-sm:gap-0"
      inputClass={classNames(chip, choice.value !== "" && "max-sm:[&>select]:border-way max-sm:[&>select]:bg-way-soft")}
      name={choice.name}
      defaultValue={choice.value}
    >
      <option value="">{any}</option>
      {children}
    </SelectField>
  );
}

function Choice({ label, name, value, any, children }: ChoiceProps) {
  return (
    <SelectField label={label} error={null} className="max-w-full" name={name} defaultValue={value}>
      {any === undefined ? null : <option value="">{any}</option>}
      {children}
    </SelectField>
  );
}
