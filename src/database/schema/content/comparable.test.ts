import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { foldText } from "#domain/places/place-search/fold-text.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { comparable } from "./comparable.ts";

const database = await testDatabase();

/** All Latin letters with marks, and wide letters. */
const letters = [
  [0xc0, 0x24f],
  [0x1e00, 0x1eff],
  [0xff21, 0xff5a],
].flatMap(([from = 0, to = 0]) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
);

it("the database folds letters as the program does", async () => {
  const cases = letters.filter(
    (letter) => /^[\p{L}\p{M}]+$/u.test(letter.normalize("NFKD")) && /^[a-z]+$/.test(foldText(letter)),
  );
  expect(cases.length).toBeGreaterThan(500);
  const texts = sql.param(cases, { mapToDriverValue: (value: string[]) => value });
  const { rows } = await database.drizzle.execute<{ letter: string; folded: string }>(
    sql`SELECT letter, ${comparable(sql`letter`)} AS folded FROM unnest(${texts}::text[]) AS letter`,
  );
  expect(rows.map(({ letter, folded }) => [letter, folded])).toEqual(cases.map((letter) => [letter, foldText(letter)]));
});

it("keeps punctuation, which is searched for as well", async () => {
  const { rows } = await database.drizzle.execute<{ folded: string }>(
    sql`SELECT ${comparable(sql`'L’Hospitalet, Straße 1–2 100 %'::text`)} AS folded`,
  );
  expect(rows).toEqual([{ folded: "l’hospitalet, strasse 1–2 100 %" }]);
});
