import { useTranslations } from "use-intl";

import { searchQuery } from "#contract/places/search.ts";
import { searchContent } from "#use-cases/places/search-index.ts";
import { applicationContext } from "#web/server/app-context.ts";
import { ResultWords } from "#web/features/shell/search/result-words.tsx";
import { pathInLocale } from "#web/i18n/language.ts";
import { PageHead } from "#web/components/seo/page-head.tsx";
import { ButtonLink, Link } from "#web/ui/controls/link.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { Field } from "#web/ui/controls/field.tsx";
import { TextInput } from "#web/ui/controls/inputs.tsx";
import { usePaths } from "#web/ui/use-paths.ts";

import type { Route } from "./+types/search.ts";
import { serviceOfWords, walkOfWords } from "./search-words.ts";

const maxResults = 50;

export async function loader({ request, context }: Route.LoaderArgs) {
  const typed = new URL(request.url).searchParams.get("q")?.trim().slice(0, 100) ?? "";
  const walk = walkOfWords(typed);
  const query = searchQuery.safeParse({ q: walk?.place ?? typed, limit: maxResults });
  const results = query.success ? await searchContent(context.get(applicationContext), query.data) : [];
  const town = walk && results.find(({ kind }) => kind === "town");
  // Towns are below the planned route.
  const [, route, slug] = town?.url.split("/") ?? [];
  return { q: typed, results, walk: walk && town && route && slug ? { ...walk, route, slug, name: town.name } : null };
}

export default function SearchPage({ loaderData: { q, results, walk } }: Route.ComponentProps) {
  const t = useTranslations("search");
  const paths = usePaths();
  const services = useTranslations("facts.services");
  const service = serviceOfWords(q, services);
  const facts = { count: results.length, q };
  return (
    <div className="page-width grid max-w-3xl gap-6 py-10">
      <PageHead title={q === "" ? t("title") : t("titleFor", { q })} description={t("description")} noIndex />
      <h1 className="text-2xl">{t("heading")}</h1>
      <form method="get" action={paths.search()} role="search" className="flex items-end gap-3">
        <Field label={t("label")} error={null} className="flex-1">
          {(control) => (
            <TextInput
              {...control}
              key={q}
              type="search"
              name="q"
              defaultValue={q}
              maxLength={100}
              placeholder={t("placeholder")}
              enterKeyHint="search"
            />
          )}
        </Field>
        {/* A field reserves space for its error. */}
        <Button type="submit" className="mb-1.5">
          {t("submit")}
        </Button>
      </form>
      {q === "" ? null : (
        <p role="status" className="font-strong">
          {results.length === maxResults ? t("most", facts) : t("results", facts)}
        </p>
      )}
      {walk === null ? null : (
        <ButtonLink
          // With only an end, the planner chooses the start for the number of days.
          to={paths.planner({
            route: walk.route,
            from: walk.end === "from" ? walk.slug : "*",
            to: walk.end === "to" ? walk.slug : undefined,
            days: walk.days,
          })}
          className="justify-self-start"
        >
          {t(`walk.${walk.end}`, { count: walk.days, town: walk.name })}
        </ButtonLink>
      )}
      {service === undefined ? null : (
        <ButtonLink to={paths.townFinder({ service })} variant="secondary" className="justify-self-start">
          {t("townsWith", { service: services(service) })}
        </ButtonLink>
      )}
      {q !== "" && results.length === 0 ? <p className="text-ink-2">{t("advice")}</p> : null}
      <ul className="grid gap-2">
        {results.map((result) => (
          <li key={result.url}>
            <Link
              to={pathInLocale(result.url, paths.locale)}
              className="flex min-h-16 items-center gap-3.5 rounded-lg border border-line bg-surface px-4 py-2.5 no-underline hover:border-way"
            >
              <ResultWords result={result} />
            </Link>
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap gap-x-6">
        <Link to={paths.townFinder(q === "" ? undefined : { q })} className="inline-flex min-h-tap items-center">
          {t("towns")}
        </Link>
        <Link to={paths.houseFinder(q === "" ? undefined : { q })} className="inline-flex min-h-tap items-center">
          {t("houses")}
        </Link>
      </p>
    </div>
  );
}
