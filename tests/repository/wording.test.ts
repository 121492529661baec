import { expect, it } from "vitest";
import { isTest, repositoryFiles, textOf } from "./source-files.ts";

/**
 * Words that screens, mails and the API no longer use, each with the one that they do. Where a word is right in one
 * sense, the list looks for the other one only.
 */
const refused: Readonly<Record<string, readonly RegExp[]>> = {
  en: [
    // preferences
    /\bwish(?:es)?\b/i,
    // place to stay
    /\bhouses?\b(?<!Country house)/i,
    // Planner, My plans
    /\bMy walks?\b/,
    // Start date
    /\bLeave on\b|\bFirst day of the plan\b|When do you set out/i,
    // Save this plan; saved in this browser
    /\bKeep this plan\b|\bKept\b/,
    // pin, unpin, split, merge, remove
    /\blet go of\b|\bFix (?:this|day)\b|\bJoin with\b|\bTake out\b/i,
    // offline, online, download
    /\bnetwork\b|\btak(?:e|en|ing) along\b/i,
    // recalculate
    /\banew\b/i,
    // on or off the Camino; main route
    /\b(?:on|off) the way\b|\bmain way\b/i,
    // ascent unknown, elevation
    /\bclimb not known\b|\bheights\b/i,
    // unknown
    /\bnot known\b|\bno \w+ is known\b/i,
    // words instead of a bare number
    /number, ::\.00/,
    // create an account, e-mail, phone
    /\bmake an account\b|(?<!e-)\bmails?\b(?! server)|\btelephone\b/i,
  ],
  es: [
    // preferencias
    /\bdeseos?\b/i,
    // etapa, día
    /\bjornadas?\b/i,
    // Planificador, Mis planes
    /\bmis? caminos?\b(?<!Mi Camino|mi Camino)/i,
    // ruta, recorrido, trazado principal
    /(?<![Pp]or )\b(?:el|este|del|un|tu|su) camino\b|\bcamino principal\b/,
    // The name of a route may be feminine.
    /\b(?:en el|del|el) \{(?:route|name)\}/,
    // terminar, dividir, dejar de fijar, ritmo, track
    /\bacab(?:a|an|ar|aba|aban|e)\b(?! de )|\bpartir (?:el|en)\b|\bliberar\b|\bpaso(?! del| que)\b(?<!puntos? de paso|[Vv]erificación en dos pasos|[Ss]egundo paso|Un paso)|\btraza\b/i,
    // sin conexión, descargar, qué llevar
    /\b(?:sin|haya|en) red\b|\bllevar conmigo\b|\bguardado aquí\b|\bpara llevar\b|\bcosas que llevar\b/i,
    // localidad; «pueblo» is a size
    /\b(?:el|los|este|ningún) pueblos?\b/i,
    // plaza
    /\b# camas?\b|\bcamas conocidas\b/i,
    // reserva solicitada, sin alojamiento todavía
    /\bpreguntado\b|\bsin preguntar\b|\bsin cama\b/i,
    // tipo, servicios, gestión, entrada, donativo
    /^Clase$|\bqué hay\b|\blo que hay\b(?! en el plan)|\bcomodidades\b|\blo lleva\b|\bcon donativo\b|\bpor donativo\b/i,
    // cerrado temporalmente, sin datos
    /\bcerrado por ahora\b|\bse desconoce|\bno se conoce|\bno se sabe\b/i,
    // altitud, fiabilidad de los datos
    /\balturas?\b|\bcerteza\b/i,
    // compartir, eliminar, reintentar, recalcular
    /\benseñado\b|\bborrar (?:la|tu|mi|el)\b|\bprobar otra vez\b|\bintentarlo? de nuevo\b$|\bplanear\b/i,
    // ramal, segmento, tramo, punto de paso
    /\bramas?\b|\barcos?\b|\bpuntos? del camino\b/i,
    // Words around gender.
    /\bpropietari[oa]s?\b|\bdueñ[oa]\b|\bun visitante\b|\bun administrador\b/i,
    // tú, not usted
    /\b(?:usted|permítalo|mire|pregunte|ábralo|quite|pulse|escriba|acerque|arrástrelo|mírelo|vaya)\b/i,
  ],
};

/** Files whose texts people read in one language: catalogues, sentences of the API, mails. */
function filesIn(language: string): string[] {
  const ofLanguage = new RegExp(`(?:/|-)${language}(?:/[^/]+)*\\.ts$`);
  return repositoryFiles().filter((path) => path.startsWith("src/") && ofLanguage.test(path) && !isTest(path));
}

/** Arguments and links in a message; a route and its name stay, because articles before them are checked. */
const factOrTag = /\{(?!route\}|name\})\w+(?=[},])|<\/?\w+>/g;

/** Text of a file without comments, imports, keys and argument names. */
function textIn(path: string): string[] {
  const code = textOf(path).replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$|^import .*$|\$\{(?:[^{}]|\{[^}]*\})*\}/gm, "");
  return [...code.matchAll(/"((?:[^"\\]|\\.)*)"(:?)|`((?:[^`\\]|\\.)*)`/g)]
    .filter(([, , colon]) => colon !== ":")
    .map(([, quoted, , template]) => (quoted ?? template ?? "").replaceAll(factOrTag, ""));
}

it.each(Object.entries(refused))("interface text uses one vocabulary: %s", (language, words) => {
  const files = filesIn(language);
  expect(files.length).toBeGreaterThan(20);
  const wrong = files.flatMap((path) =>
    textIn(path).flatMap((text) =>
      words.filter((word) => word.test(text)).map((word) => `${path}: ${text} (${word.source})`),
    ),
  );
  expect(wrong.join("\n")).toBe("");
});

/** Former names in the code, each with the standard term. */
const ownWords =
  // options, request; offline copy; day notes; conflict; unsaved, saved; resource; basemap; lazy; error; fix; day editor; closed
  /wish|take-?along|belongings|contest|dispute|unkept|kept-?plan|\bnouns?\b|\b(?:map|route|leg)-?grounds?\b|\bshelf\b|orphan|(?<!vieira-)farewell|\bearly-?typing\b|wake-?all|\bhand-?on\b|(?:form|edit|filter|photo|notes)fault|\bway-?out\b|simplewayout|(?:register|stored|sheet|shared|way)-?ground\b|\b(?:prefetch|offline|plans)-?stage\b|stage-?editor|shut(?!down| down|s down|ting down|ting?down| out)/i;

/** Names that stay: they are stored in browsers or part of API responses. */
const storedNames = /"change-wishes"|"wishes"|\bwishes\b(?=[\],:} ]| =)|isTakenAlong/g;

/** Files that name stored data or earlier migrations, and this file. */
const readsEarlier = /offline-files|^tests\/repository\/wording|src\/database\/migrations\//;

it("code uses standard terms", () => {
  const code = repositoryFiles().filter((path) => /^(?:src|tests|tools|benchmarks)\/.*\.tsx?$/.test(path));
  const wrong = code
    .filter((path) => !readsEarlier.test(path))
    .flatMap((path) => {
      const lines = textOf(path).replaceAll(storedNames, "").split("\n");
      const said = lines.filter((line) => ownWords.test(line)).map((line) => `${path}: ${line.trim()}`);
      return ownWords.test(path) ? [path, ...said] : said;
    });
  expect(wrong.join("\n")).toBe("");
});
