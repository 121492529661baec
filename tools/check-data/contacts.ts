import type { AccommodationRow, DataSet, TownRow } from "#database/seeds/data-set.ts";

/** Numbers of subscribers by country, as `phone` has them without blanks. */
const phones: Readonly<Record<string, RegExp>> = {
  Spain: /^\+34[6-9]\d{8}$/,
  Portugal: /^\+351[29]\d{8}$/,
  France: /^\+33[1-9]\d{8}$/,
};

/** With which two digits the postal codes of a province begin. */
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

/** Houses are reached in their own country and province, by numbers, letters and sites that can be. */
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
