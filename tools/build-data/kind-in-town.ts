/** Names that only contain the kind of house and perhaps for whom. */
const kindAlone =
  /^(?:albergue(?: hostel)?|hostal|hostel|hotel|pensi[oó]n|pens[aã]o|posada|casa rural|camping|refugio|g[iî]te(?: d['’][ée]tape)?)((?: (?:municipal|parroquial|p[uú]blico|de peregrinos))*)$/iu;

const prepositions: Readonly<Record<string, string>> = { Spain: "en", Portugal: "em", France: "à" };

/**
 * The name of a house that its source only calls by its kind, with its town: otherwise it could be any in the country.
 * Applies to municipal houses and those for pilgrims; other names are unchanged.
 */
export function kindInTown(name: string, country: string, townName: string): string {
  const [, forWhom] = kindAlone.exec(name) ?? [];
  if (forWhom === undefined) return name;
  if (forWhom === "") return `${name} ${prepositions[country]} ${townName}`;
  return country === "France" && /^[aeiou]/i.test(townName) ? `${name} d’${townName}` : `${name} de ${townName}`;
}
