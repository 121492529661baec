import { expect, it } from "vitest";
import { testDatabase } from "#tests/support/database/database.ts";
import { refreshDataSet } from "./refresh.ts";

const database = await testDatabase({ seeded: true });
const editor = "0199a000-0000-7000-8000-000000000001";
const [untouched, renamed] = ["last-water-fountain-until-los-arcos-azqueta", "the-wine-fountain-irache"] as const;

it("marks the language of shipped names, but not of a name that somebody here has given", async () => {
  const query = (text: string, values: unknown[] = []) => database.pool.query(text, values);
  await query("UPDATE point_of_interest SET name_language = NULL");
  await query("UPDATE point_of_interest SET name = 'Fuente del Vino', updated_by = $2 WHERE slug = $1", [
    renamed,
    editor,
  ]);
  await query("UPDATE shipped_row SET facts = facts - 'nameLanguage' WHERE resource = 'point-of-interest'");
  await query("UPDATE data_set SET checksum = 'of an earlier one'");
  const report = await refreshDataSet(database);
  expect(report?.leftAlone.map(({ key, field }) => `${key} ${field}`)).toEqual([`${renamed} nameLanguage`]);
  const { rows } = await query(
    "SELECT slug, name, name_language AS language FROM point_of_interest WHERE slug IN ($1, $2) ORDER BY slug",
    [untouched, renamed],
  );
  expect(rows).toEqual([
    { slug: untouched, name: "Last Water Fountain until Los Arcos", language: "en" },
    { slug: renamed, name: "Fuente del Vino", language: null },
  ]);
});
