import type { KnownPlaces } from "#database/queries/administration/registers/known-places.ts";
import type { NewRow } from "#database/queries/administration/registers/rows.ts";
import { agrees } from "#domain/house-registers/house-kinds.ts";
import { nameKey } from "#domain/house-registers/names.ts";
import type { ImportCounts, RowKind } from "#domain/house-registers/register-import.ts";
import type { ComparedRow, RegisterSource } from "./compare-register.ts";

type Row = Omit<NewRow, "importUuid">;

/** Selected by default: more reliable facts of unambiguously matched houses. */
const preselectedStandings = new Set(["unknown", "surer"]);

/**
 * The effect of a whole file: of several rows that match one house the best counts, and houses missing from the file
 * are marked as gone.
 * @returns the rows to show, and the count of each kind
 */
export function resolveRows(
  { towns, houses }: KnownPlaces,
  compared: readonly ComparedRow[],
  source: RegisterSource,
): { readonly rows: readonly Row[]; readonly counts: ImportCounts } {
  const mostLikelyRow = bestScores(compared);
  const repeated = repeatedRows(compared);
  const settled = compared.map((row) => ({
    ...row,
    kind: repeated.has(row) ? "unchanged" : resolvedKind(row, mostLikelyRow),
  }));
  const missing = missingHouses(towns, houses, compared, source);
  const resolved = settled.flatMap(({ province: _, registered: _kind, ...row }) => {
    const { kind } = row;
    if (kind === "unchanged" || kind === "elsewhere") return [];
    return [{ ...row, kind, isTicked: kind === "changed", fields: tickedFields(row.changes) }];
  });
  const count = (kind: keyof ImportCounts) => settled.filter((row) => row.kind === kind).length;
  const counts = {
    changed: count("changed"),
    doubtful: count("doubtful"),
    new: count("new"),
    gone: missing.length,
    unchanged: count("unchanged"),
    elsewhere: count("elsewhere"),
  };
  return { rows: [...resolved, ...missing], counts };
}

function tickedFields(changes: ComparedRow["changes"]): string[] {
  return changes.filter(({ standing }) => preselectedStandings.has(standing)).map(({ field }) => field);
}

/** The best score for each house, and the number of rows with that score. */
function bestScores(compared: readonly ComparedRow[]) {
  const best = new Map<string, { score: number; rows: number }>();
  for (const { houseUuid, score } of compared) {
    if (houseUuid === null || score === null) continue;
    const bestMatch = best.get(houseUuid);
    if (!bestMatch || score > bestMatch.score) best.set(houseUuid, { score, rows: 1 });
    else if (score === bestMatch.score) bestMatch.rows += 1;
  }
  return best;
}

/** Rows that repeat a new house of an earlier row. Without a number, name, town and type identify a house. */
function repeatedRows(compared: readonly ComparedRow[]): ReadonlySet<ComparedRow> {
  const seen = new Set<string>();
  const isRepeated = ({ kind, townUuid, changes }: ComparedRow): boolean => {
    if (kind !== "new") return false;
    const stated = new Map<string, unknown>(changes.map(({ field, after }) => [field, after]));
    const house = stated.get("registerNumber") ?? stated.get("osmId") ?? nameKey(String(stated.get("name")));
    const key = `${townUuid} ${stated.get("type")} ${house}`;
    return seen.size === seen.add(key).size;
  };
  return new Set(compared.filter(isRepeated));
}

function resolvedKind(row: ComparedRow, best: ReturnType<typeof bestScores>): ComparedRow["kind"] {
  const likeliest = best.get(row.houseUuid ?? "");
  const isAmbiguous = likeliest && (likeliest.rows > 1 || (row.score ?? 0) < likeliest.score);
  return row.kind === "changed" && isAmbiguous ? "doubtful" : row.kind;
}

/**
 * Houses that this register contained before and no longer does, limited to the types and provinces of the file: many
 * files are a part of a register.
 */
function missingHouses(
  towns: KnownPlaces["towns"],
  houses: KnownPlaces["houses"],
  compared: readonly ComparedRow[],
  { source, date }: RegisterSource,
): Row[] {
  const matched = new Set(compared.map(({ houseUuid }) => houseUuid));
  const provinces = new Set(compared.map(({ province }) => province).filter((province) => province !== null));
  const kinds = [...new Set(compared.map(({ registered }) => registered))].filter((kind) => kind !== null);
  const townsByUuid = new Map(towns.map((town) => [town.uuid, town]));
  const isMissing = (house: KnownPlaces["houses"][number]): boolean => {
    const ofRegister = Object.values(house.sources).filter((fact) => fact.source === source);
    const province = townsByUuid.get(house.townUuid)?.province ?? null;
    return (
      !matched.has(house.uuid) &&
      house.status !== "closed" &&
      ofRegister.some((fact) => (fact.date ?? "") < date) &&
      province !== null &&
      provinces.has(province) &&
      kinds.some((kind) => agrees(house.type, kind))
    );
  };
  return houses.filter(isMissing).map((house, at) => ({
    line: -1 - at,
    kind: "gone" satisfies RowKind,
    name: house.name,
    place: townsByUuid.get(house.townUuid)?.name ?? "",
    houseUuid: house.uuid,
    townUuid: null,
    score: null,
    date,
    certainty: "medium" as const,
    changes: [{ field: "status" as const, before: house.status, after: "closed", standing: "surer" as const }],
    isTicked: false,
    fields: ["status"],
  }));
}
