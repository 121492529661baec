import type { TownSummary } from "#contract/places/towns.ts";
import { listTownDescriptions } from "#database/queries/places/towns.ts";
import { foldedWords } from "#domain/place-search/fold-text.ts";
import { townDirectory } from "#use-cases/content/town-directory.ts";
import type { UseCaseContext } from "../context.ts";

/** Shorter words stand in every text. */
const leastLetters = 4;

interface DescribedTown {
  readonly words: ReadonlySet<string>;
  readonly town: TownSummary;
}

/** Towns of which something is told with all the typed words: somebody may look for what a town is known for. */
export async function describedTowns(context: UseCaseContext, typed: string): Promise<readonly TownSummary[]> {
  const asked = foldedWords(typed);
  if (asked.length === 0 || asked.some(({ length }) => length < leastLetters)) return [];
  const towns = await context.content.remember("described-towns", async () => {
    const { byUuid } = await townDirectory(context);
    const described = await listTownDescriptions(context.published);
    return described.flatMap(({ uuid, texts }): DescribedTown[] => {
      const town = byUuid.get(uuid);
      return town ? [{ words: new Set(texts.flatMap(foldedWords)), town }] : [];
    });
  });
  return (towns ?? []).filter(({ words }) => asked.every((word) => words.has(word))).map(({ town }) => town);
}
