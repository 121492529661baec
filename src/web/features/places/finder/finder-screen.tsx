import { SlidersHorizontal } from "lucide-react";
import { useId, useState, type ReactNode } from "react";
import { useLocation, useNavigation } from "react-router";
import { useTranslations } from "use-intl";

import type { BottomSheet } from "#web/ui/layout/bottom-sheet.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";
import { Link } from "#web/ui/controls/link.tsx";
import { Notice } from "#web/ui/layout/notice.tsx";
import { Select } from "#web/ui/controls/inputs.tsx";

import { FinderForm, useSavedFilters, useOwnSearches } from "./finder-form.tsx";
import { FiltersInUse, type NamedFilter } from "./filters-in-use.tsx";

interface FinderScreenProps {
  /** Storage key of the filters. */
  storageName: string;
  /** "13 houses", and a line with the area and the type. */
  heading: string;
  summary: string;
  fields: ReactNode;
  filters: readonly NamedFilter[];
  /** Names of filters in the address that are invalid. */
  dropped: readonly string[];
  sort: { readonly value: string; readonly choices: readonly { readonly value: string; readonly label: string }[] };
  map: ReactNode;
  children: ReactNode;
}

/** Filters, list and map side by side; on phones the map on top, and the filters in a sheet. */
export function FinderScreen({
  storageName,
  heading,
  summary,
  fields,
  filters,
  dropped,
  sort,
  map,
  children,
}: FinderScreenProps) {
  const t = useTranslations("finder");
  const { pathname } = useLocation();
  const isBusy = useNavigation().state === "loading";
  const { generation, note } = useOwnSearches();
  const cameBack = useSavedFilters(storageName);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const [Sheet, setSheet] = useState<typeof BottomSheet | null>(null);
  const openSheet = async () => {
    try {
      const { BottomSheet: fetched } = await import("#web/ui/layout/bottom-sheet.tsx");
      setSheet(() => fetched);
      setSheetOpen(true);
    } catch {
      // As without a script.
      location.hash = "filters";
    }
  };
  const formId = useId();
  const label = t("filters");
  const form = (id: string) => (
    <FinderForm key={generation} id={id} label={label} submitLabel={t("show")} onSearch={note}>
      {fields}
    </FinderForm>
  );
  const forget = (
    <Link to={pathname} replace preventScrollReset className="inline-flex min-h-tap items-center text-sm font-medium">
      {t("reset")}
    </Link>
  );
  return (
    <div className="grid flex-1 grid-cols-1 content-start lg:grid-cols-[18.5rem_minmax(0,1fr)] lg:content-stretch xl:grid-cols-[18.5rem_minmax(0,1fr)_minmax(26rem,34vw)]">
      {/* Without a script the button on phones links here and shows the filters. */}
      <section
        id="filters"
        aria-label={label}
        className="hidden border-line bg-surface px-4.5 pt-4 pb-8 target:block max-lg:border-b lg:block lg:border-r lg:px-6"
      >
        <div className="flex items-center justify-between gap-3">
          <h2 className="text-lg">{label}</h2>
          {filters.length > 0 ? forget : null}
        </div>
        <div className="pt-3">{form(formId)}</div>
      </section>
      <div className="min-w-0 md:max-xl:has-[dialog]:[&_[data-place]]:scroll-mt-[max(24rem,55dvh)] lg:col-start-2 xl:contents">
        <section
          aria-label={t("map")}
          className="h-52 min-w-0 border-b border-line md:h-72 md:max-xl:has-[dialog]:sticky md:max-xl:has-[dialog]:top-0 md:max-xl:has-[dialog]:z-10 md:max-xl:has-[dialog]:h-[max(24rem,55dvh)] xl:sticky xl:top-0 xl:col-start-3 xl:row-start-1 xl:h-[calc(100dvh-4.25rem)] xl:border-b-0 xl:border-l"
        >
          {map}
        </section>
        <section
          aria-labelledby={`${formId}heading`}
          className="grid min-w-0 grid-cols-1 content-start gap-4 px-4.5 pt-5 pb-12 md:px-6 xl:col-start-2 xl:row-start-1"
        >
          <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
            <div className="min-w-0">
              <h1 id={`${formId}heading`} className="text-2xl wrap-anywhere hyphens-auto">
                {heading}
              </h1>
              <p role="status" className="text-sm text-ink-2">
                <span className="sr-only">{heading}. </span>
                {summary}
              </p>
            </div>
            <Select
              key={`${generation} ${sort.value}`}
              form={formId}
              name="sort"
              aria-label={t("sortLabel")}
              defaultValue={sort.value}
              onChange={(event) => event.currentTarget.form?.requestSubmit()}
              className="w-48 max-sm:w-full"
            >
              {sort.choices.map((choice) => (
                <option key={choice.value} value={choice.value}>
                  {choice.label}
                </option>
              ))}
            </Select>
          </div>
          <div className="flex items-center gap-2">
            <a
              href="#filters"
              onClick={(event) => {
                event.preventDefault();
                void openSheet();
              }}
              className="inline-flex min-h-tap shrink-0 items-center gap-2 rounded-pill border-[1.5px] border-line-strong bg-surface px-4 text-sm font-strong text-ink no-underline lg:hidden"
            >
              <Icon of={SlidersHorizontal} size="sm" />
              {t("openFilters")}
              {filters.length > 0 ? <span className="tabular-nums">{filters.length}</span> : null}
            </a>
            <FiltersInUse filters={filters} />
          </div>
          {cameBack ? (
            <Notice kind="info" announce action={forget}>
              {t("kept")}
            </Notice>
          ) : null}
          {dropped.length > 0 ? <Notice kind="warn">{t("dropped", { fields: dropped.join(", ") })}</Notice> : null}
          {/* The current content is not dimmed while the next loads; the bar at the top shows the progress. */}
          <div className="min-w-0" aria-busy={isBusy}>
            {children}
          </div>
        </section>
      </div>
      {Sheet ? (
        <Sheet
          open={isSheetOpen}
          onClose={() => setSheetOpen(false)}
          title={label}
          closeLabel={t("closeFilters")}
          footer={
            <div className="flex items-center justify-between gap-3">
              {forget}
              <Button onClick={() => setSheetOpen(false)}>
                {t("show")} · {heading}
              </Button>
            </div>
          }
        >
          {form(`${formId}sheet`)}
        </Sheet>
      ) : null}
    </div>
  );
}
