import { type Language, languages } from "#domain/language.ts";
import type { ErrorSentences } from "./errors.ts";
import type { FilterSentence } from "./filters.ts";
import type { ImportSentences } from "./imports.ts";
import type { InstalledSite } from "./installed-site.ts";
import type { KeepsakeText } from "./keepsake.ts";
import type { PlanText } from "./plan-files.ts";
import type { PlannerText } from "./planner.ts";
import type { ValidationSentences } from "./validation.ts";

/** What the API and the files of plans say in one language. */
interface Sentences {
  readonly errors: ErrorSentences;
  readonly filters: FilterSentence;
  readonly imports: ImportSentences;
  readonly installedSite: InstalledSite;
  readonly keepsake: KeepsakeText;
  readonly planFiles: PlanText;
  readonly planner: PlannerText;
  readonly validation: ValidationSentences;
}

async function sentencesIn(language: Language): Promise<Sentences> {
  const [errors, filters, imports, installed, keepsake, planFiles, planner, validation] = await Promise.all([
    import(`../${language}/sentences/errors.ts`) as Promise<{ errorSentences: ErrorSentences }>,
    import(`../${language}/sentences/filters.ts`) as Promise<{ filterSentence: FilterSentence }>,
    import(`../${language}/sentences/imports.ts`) as Promise<{ importSentences: ImportSentences }>,
    import(`../${language}/sentences/installed-site.ts`) as Promise<{ installedSite: InstalledSite }>,
    import(`../${language}/sentences/keepsake.ts`) as Promise<{ keepsakeText: KeepsakeText }>,
    import(`../${language}/sentences/plan-files.ts`) as Promise<{ planText: PlanText }>,
    import(`../${language}/sentences/planner.ts`) as Promise<{ plannerText: PlannerText }>,
    import(`../${language}/sentences/validation.ts`) as Promise<{ validationSentences: ValidationSentences }>,
  ]);
  return {
    errors: errors.errorSentences,
    filters: filters.filterSentence,
    imports: imports.importSentences,
    installedSite: installed.installedSite,
    keepsake: keepsake.keepsakeText,
    planFiles: planFiles.planText,
    planner: planner.plannerText,
    validation: validation.validationSentences,
  };
}

const read = await Promise.all(languages.map(async (language) => [language, await sentencesIn(language)] as const));

/** The sentences of every language, for the server: browsers take those that they show from one language alone. */
export const sentences = Object.fromEntries(read) as Readonly<Record<Language, Sentences>>;
