import { type Language, languages } from "#domain/text/language.ts";
import type { UnitSystem } from "#domain/units.ts";
import type { ErrorSentences } from "./errors.ts";
import type { FilterSentence, ValidationSentences, ImportSentences } from "./validation.ts";
import type { InstalledSite, SharedSite } from "./installed-site.ts";
import type { KeepsakeText, PlanText } from "./plan-files.ts";
import type { PlannerText } from "./planner.ts";
import type { RequestSentences } from "./requests.ts";

/** What the API and the files of plans say in one language. */
interface Sentences {
  readonly errors: ErrorSentences;
  readonly filters: FilterSentence;
  readonly imports: ImportSentences;
  readonly installedSite: InstalledSite;
  readonly keepsake: KeepsakeText;
  readonly planFiles: PlanText;
  readonly planner: PlannerText;
  /** The same with lengths in the units of a reader. */
  readonly plannerIn: (units: UnitSystem) => PlannerText;
  readonly requests: RequestSentences;
  readonly sharedSite: SharedSite;
  readonly validation: ValidationSentences;
}

async function sentencesIn(language: Language): Promise<Sentences> {
  const [{ errorSentences: errors }, sent, { installedSite, sharedSite }, files, { plannerText }, asked] =
    await Promise.all([
      import(`../${language}/sentences/errors.ts`) as Promise<{ errorSentences: ErrorSentences }>,
      import(`../${language}/sentences/validation.ts`) as Promise<{
        validationSentences: ValidationSentences;
        filterSentence: FilterSentence;
        importSentences: ImportSentences;
      }>,
      import(`../${language}/sentences/installed-site.ts`) as Promise<{
        installedSite: InstalledSite;
        sharedSite: SharedSite;
      }>,
      import(`../${language}/sentences/plan-files.ts`) as Promise<{ planText: PlanText; keepsakeText: KeepsakeText }>,
      import(`../${language}/sentences/planner.ts`) as Promise<{ plannerText: (units?: UnitSystem) => PlannerText }>,
      import(`../${language}/sentences/requests.ts`) as Promise<{ requestSentences: RequestSentences }>,
    ]);
  return {
    errors,
    filters: sent.filterSentence,
    imports: sent.importSentences,
    installedSite,
    keepsake: files.keepsakeText,
    planFiles: files.planText,
    planner: plannerText(),
    plannerIn: plannerText,
    requests: asked.requestSentences,
    sharedSite,
    validation: sent.validationSentences,
  };
}

const read = await Promise.all(languages.map(async (language) => [language, await sentencesIn(language)] as const));

/** The sentences of every language, for the server: browsers take those that they show from one language alone. */
export const sentences = Object.fromEntries(read) as Readonly<Record<Language, Sentences>>;
