import type { AccommodationRow, DataSet } from "#database/seeds/data-set.ts";
import { typeByName } from "#domain/house-registers/house-kinds.ts";

/** Houses whose own name contains a kind in another language than the country's, and the evidence. */
export const englishNames: Readonly<Record<string, string>> = {
  "jacobs-hostel-tui": "so in OpenStreetMap",
  "cruces-inn-hostel": "so in OpenStreetMap",
  "hostel-a-un-paso-portugalete": "so in OpenStreetMap",
  "hostel-baionamar": "the kind stands before the name, as Spanish has it: it is not the source that put it there",
  "hostel-canaveral": "as of Hostel Baionamar",
  "hostel-a-noguera-castiello-de-jaca": "as of Hostel Baionamar",
  "loredo-surf-house": "a surf house calls itself so",
  "plea-beach-house-loredo": "a surf house calls itself so",
  "langre-wayve-house": "a surf house, and a play with words that only English has",
  "el-gato-gordo-riders-house-san-juan-de-pinera": "a house for riders calls itself so",
  "anam-cara-house-hostel-tapia-de-casariego": "Anam Cara is Irish, and the kind stands twice in the source",
  "inn-esposende-sports-hostel": "Inn is its name: the kind stands at the end",
  "inn-golega-hostel": "Inn is its name: the kind stands at the end",
  "n1-hostel-apartments-suites-santarem": "named after its road and what it lets, all in English",
  "barquinha-river-house-vila-nova-da-barquinha": "one of two with English names of one owner",
  "barquinha-nature-house-vila-nova-da-barquinha": "the other of the two",
  "wooden-house-minde": "so in its address in the source, where others of the place have Portuguese ones",
  "holiday-inn-express-porto-exponor-leca-da-palmeira": "a chain",
};

/** Kinds of house translated into English by a source; nobody would find a house by such a name. */
const translated =
  /\b(?:Boarding House|Pilgrim'?s? Hostel|Country Lodge|Lodging House|Monastery|Hotel and Hospice|parish|House of)\b|\b(?:and|&)$|^(?!Albergue ).* Inn$|^(?:Albergue de peregrinos|Casa rural) .*\band\b/;

const english =
  "accommodation|apartments?|bed and breakfast|beds|boarding|campsite|church|convent|cottages?|farm|home|hospice|(?<!guest )house|inn|lodg(?:e|ing)|parish|pilgrims?|residen(?:ce|tial)|rooms?|shelter|tourism|tourist|youth|(?:sports|rural tourism) centre|rural (?:centre|hotel|pension|house)";
const german = "ferienwohnung|gasthaus|gasthof|herberge|pilgerherberge|zimmer";
const italian = "affittacamere|camere|ostello|rifugio";
const dutch = "gastenkamers?|kamers?|pelgrimsherberg";
const french = "auberge|aubergue|chambres?|g[iî]te|h[oô]tellerie|refuge";
const spanish = "alojamiento|habitaci(?:ón|ones)|hostal|hospedería|pensión|posada|refugio|casa rural";
const portuguese = "alojamento|pensão|quartos|hospedaria";

const words = (...lists: string[]) => new RegExp(String.raw`(?<![\p{L}'’])(?:${lists.join("|")})(?![\p{L}])`, "iu");

/** Words for kinds of house in a foreign language. Hostel and guest house are legal categories in Portugal. */
const foreign: Readonly<Record<string, RegExp>> = {
  Spain: words(english, "guest ?house", "hostels?", german, italian, dutch, french, portuguese),
  Portugal: words(english, "guesthouse", german, italian, dutch, french, spanish),
  France: words(english, "guest ?house", german, italian, dutch, spanish, portuguese),
};

/** Names must be the houses' own, in their language, and a kind in a name must match the type. */
export function checkNames(data: DataSet): string[] {
  const countries = new Map(data.towns.map(({ slug, country }) => [slug, country]));
  return data.accommodations.flatMap((house) => {
    const { slug, name, type, rooms, townSlug } = house;
    const kind = typeByName(name, type, rooms.join(";"));
    return [
      ...(isTranslated(house, countries.get(townSlug) ?? "")
        ? [`accommodation ${slug}: ${name} is half translated`]
        : []),
      ...(/[;|*`´]|^\s|\s$|\s\s/.test(name)
        ? [`accommodation ${slug}: ${name} has a sign that is none of a name`]
        : []),
      ...(kind === null && !isOfOthers(house) ? [] : [`accommodation ${slug}: ${name} is no ${type}`]),
    ];
  });
}

/** English words in names of sights, which only describe them: pages have to say their language. */
const describing =
  /\b(?:of|the|and|over|until|bridge|castle|cathedral|church|cross|fountain|junction|mill|monument|museum|office|palace|pilgrims?|routes?|shrine|statue|tower|walls?)\b/i;

/** Names of sights in English must be marked as such, and kinds alone are no names. */
export function checkSightNames({ pointsOfInterest }: DataSet): string[] {
  return pointsOfInterest.flatMap(({ slug, kind, name, nameLanguage, source }) => {
    if (name === null) return nameLanguage === null ? [] : [`sight ${slug}: no name has a language`];
    if (name.toLowerCase() === kind.replaceAll("_", " ")) return [`sight ${slug}: ${name} is a kind`];
    const isEnglish = source !== "openstreetmap" && describing.test(name);
    return isEnglish && nameLanguage !== "en" ? [`sight ${slug}: ${name} is not marked as English`] : [];
  });
}

/** OpenStreetMap has the name on the sign. */
function isTranslated({ slug, name, source }: AccommodationRow, country: string): boolean {
  if (slug in englishNames) return false;
  if (translated.test(name) || (country === "Spain" && /(?:^| )Pension(?: |$)/.test(name))) return true;
  return source !== "openstreetmap" && (foreign[country]?.test(name) ?? false);
}

/** The Xunta's albergues are not those of a town or a parish. */
function isOfOthers({ name, type }: AccommodationRow): boolean {
  return type === "albergue_public_xunta" && /\b(?:municipal|parroquial|privado)\b/i.test(name);
}
