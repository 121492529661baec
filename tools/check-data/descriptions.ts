import type { DataSet, DescribedKind } from "#database/seeds/data-set.ts";
import { describedBranch } from "#database/seeds/described-facts.ts";

const maxCharacters = 400;

/** Every description must have an existing subject, both languages, a limited length and a date, and be unique. */
export function checkDescriptions(data: DataSet): string[] {
  const known: Readonly<Record<DescribedKind, ReadonlySet<string>>> = {
    route: new Set(data.routes.map(({ slug }) => slug)),
    branch: new Set(data.branches.map(describedBranch)),
    town: new Set(data.towns.map(({ slug }) => slug)),
    "point-of-interest": new Set(data.pointsOfInterest.map(({ slug }) => slug)),
  };
  const first = new Map<string, string>();
  const isNew = (text: string, where: string) => {
    if (first.has(text)) return false;
    first.set(text, where);
    return true;
  };
  return data.descriptions.flatMap(({ kind, slug, en, es, date }) => {
    const where = `description of ${kind} ${slug}`;
    const texts = [
      ["English", en],
      ["Spanish", es],
    ] as const;
    return [
      ...(known[kind].has(slug) ? [] : [`${where}: there is no such ${kind}`]),
      ...(isNew(`${kind} ${slug}`, where) ? [] : [`${where}: appears more than once`]),
      ...(/^\d{4}-(0[1-9]|1[0-2])$/.test(date) ? [] : [`${where}: ${date} is no month`]),
      ...texts.flatMap(([language, text]) => [
        ...(text.trim() === "" ? [`${where}: nothing in ${language}`] : []),
        ...(text.length <= maxCharacters ? [] : [`${where}: ${text.length} characters in ${language}`]),
        ...(isNew(text, where) ? [] : [`${where}: says the same in ${language} as the ${first.get(text)}`]),
      ]),
    ];
  });
}
