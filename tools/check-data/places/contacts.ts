import type { AccommodationRow, DataSet, TownRow } from "#database/seeds/data-set.ts";
import { arcsOfBranch } from "../routes/branches.ts";

/** Local phone numbers by country, in the format of `phone` without blanks. */
const phones: Readonly<Record<string, RegExp>> = {
  Spain: /^\+34[6-9]\d{8}$/,
  Portugal: /^\+351[29]\d{8}$/,
  France: /^\+33[1-9]\d{8}$/,
};

/** First two digits of the postcodes of a province. */
const postalCodes: Readonly<Record<string, string>> = {
  "A Coruña": "15",
  Asturias: "33",
  Badajoz: "06",
  Bizkaia: "48",
  Burgos: "09",
  Cantabria: "39",
  Cáceres: "10",
  Gipuzkoa: "20",
  Huesca: "22",
  "La Rioja": "26",
  León: "24",
  Lugo: "27",
  Madrid: "28",
  Navarra: "31",
  Ourense: "32",
  Palencia: "34",
  Pontevedra: "36",
  Salamanca: "37",
  Segovia: "40",
  Sevilla: "41",
  Valladolid: "47",
  Zamora: "49",
  Zaragoza: "50",
  Ávila: "05",
};

const mail = /^[\w.%+-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}$/i;
const site = /^https?:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d+)?(?:\/\S*)?$/i;

/** Contacts of houses must be in their own country and province, and valid. */
export function checkContacts(data: DataSet): string[] {
  const towns = new Map(data.towns.map((town) => [town.slug, town]));
  return data.accommodations.flatMap((house) => {
    const where = `accommodation ${house.slug}`;
    const { phone, secondPhone, email, web } = house;
    const town = towns.get(house.townSlug);
    const number = phones[town?.country ?? ""];
    const wrong = [phone, secondPhone].filter((one) => one !== null && !number?.test(one.replaceAll(" ", "")));
    return [
      ...wrong.map((one) => `${where}: ${one} is no telephone of ${town?.country}`),
      ...(phone !== null && phone === secondPhone ? [`${where}: has one telephone twice`] : []),
      ...(email === null || mail.test(email) ? [] : [`${where}: ${email} is no mail address`]),
      ...(web === null || site.test(web) ? [] : [`${where}: ${web} is no site`]),
      ...(town ? postalFaults(where, house, town) : []),
    ];
  });
}

function postalFaults(where: string, { address }: AccommodationRow, { country, province }: TownRow): string[] {
  const code = country === "Spain" ? /(?<!\d)\d{5}(?!\d)/.exec(address ?? "")?.[0] : undefined;
  const beginning = postalCodes[province ?? ""];
  return code === undefined || beginning === undefined || code.startsWith(beginning)
    ? []
    : [`${where}: ${code} is no postal code of ${province}`];
}

/** Towns where no usable source names a house, and where walkers can find one instead. */
const withoutKnownHouse: Readonly<Record<string, string>> = {
  fene: "between Neda (4 km back) and Cabanas",
  "padrao-da-legua": "a part of greater Porto",
  araujo: "a part of Maia, greater Porto",
  custoias: "a part of Matosinhos, greater Porto",
  "areia-arvore": "a part of Vila do Conde",
  coruxo: "a part of Vigo",
};

/** Every city and town on a main branch must have a place to stay, or a listed exception that still applies. */
export function checkBeds(data: DataSet): string[] {
  const housed = new Set(data.accommodations.map(({ townSlug }) => townSlug));
  const towns = new Map(data.towns.map((town) => [town.waypointSlug, town]));
  const main = data.branches.filter(({ kind }) => kind === "main");
  const onMain = new Set(main.flatMap((branch) => arcsOfBranch(data, branch).flatMap(({ from, to }) => [from, to])));
  const needing = [...onMain]
    .map((waypoint) => towns.get(waypoint))
    .filter((town) => town !== undefined && (town.size === "city" || town.size === "town"));
  return [
    ...needing.flatMap((town) =>
      !town || housed.has(town.slug) || town.slug in withoutKnownHouse
        ? []
        : [`town ${town.slug}: has no place to stay and is no known exception`],
    ),
    ...data.towns.flatMap(({ slug }) =>
      slug in withoutKnownHouse && housed.has(slug)
        ? [`town ${slug}: has a place to stay and is no exception any more`]
        : [],
    ),
  ];
}
