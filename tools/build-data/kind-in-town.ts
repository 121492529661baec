/** Names that say what a house is and, at most, for whom. */
const kindAlone =
  /^(?:albergue(?: hostel)?|hostal|hostel|hotel|pensi[oó]n|pens[aã]o|posada|casa rural|camping|refugio|g[iî]te(?: d['’][ée]tape)?)((?: (?:municipal|parroquial|p[uú]blico|de peregrinos))*)$/iu;

const prepositions: Readonly<Record<string, string>> = { Spain: "en", Portugal: "em", France: "à" };

/**
 * The name of a house that its source calls by its kind alone, with the town that it is in: of the hostales of a country it could be
 * any. Houses of a municipality or for pilgrims are called by their town; other names stay.
 */
export function kindInTown(name: string, country: string, townName: string): string {
  const [, forWhom] = kindAlone.exec(name) ?? [];
  if (forWhom === undefined) return name;
  if (forWhom === "") return `${name} ${prepositions[country]} ${townName}`;
  return country === "France" && /^[aeiou]/i.test(townName) ? `${name} d’${townName}` : `${name} de ${townName}`;
}
