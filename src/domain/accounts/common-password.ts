/** Words in the most common passwords of published lists, in English and Spanish. */
const commonWords = new Set(
  `abc access admin administrator adobe amigo amor amorcito angel apple asdf azerty babygirl bailar barcelona
  baseball basketball batman beautiful bonita buster butterfly camion cambiame carlos changeme charlie cheese chelsea chocolate
  clave computer contrasena contraseña corazon default daniel diamond dragon dolphin estrella familia flower football fortnite
  freedom friends futbol gato google guest hallo hello hola hottie hunter iloveyou internet jennifer jesus jordan
  killer letmein liverpool login love lovely loveme mama manchester mariposa master matrix michael michelle minecraft
  monkey mustang mynoob naruto nicole ninja nothing pass passwd passphrase passw password passwort pepsi perfect pokemon
  princesa princess purple qazwsx qwer qwert qwerty realmadrid root samsung school secret secreto senha shadow skywalker
  sombra sample soccer starwars summer sunshine superman superstar teamo temp tequiero test tester testing thomas tigger
  trustno undefined user usuario welcome whatever winter zaq zxcv`
    .split(/\s+/)
    .filter(Boolean),
);

/** Obvious words for a site about the Camino. */
const siteWords = `albergue arzua astorga buencamino burgos camino caminodelnorte caminodesantiago caminofrances
  caminoingles caminoportugues caminoprimitivo compostela concha credencial ferrol finisterre frances galicia ingles leon
  logrono logroño mochila muxia norte oporto oviedo pamplona peregrina peregrino pilgrim pilgrimage pilgrims planner ponferrada
  porto portugal portugues primitivo roncesvalles santiago santiagodecompostela sarria shell spain tui ultreia vieira waytosantiago`
  .split(/\s+/)
  .filter(Boolean);
for (const word of siteWords) commonWords.add(word);

/** Whether a text consists of two such words, with or without an article between them. */
function isTwoWords(text: string): boolean {
  const letters = text.replaceAll(/[^\p{L}]/gu, "");
  return [...letters].some((_, cut) => {
    const [first, second] = [letters.slice(0, cut), letters.slice(cut)];
    return (
      commonWords.has(first) && commonWords.has(second.replace(/^(?:de(?:l|la|los)?|la|el|the|of|to)(?=\p{L}{3})/u, ""))
    );
  });
}

/** Rows of keyboards, the alphabet and the digits, which are easily typed in sequence. */
const runs = [
  "01234567890123456789",
  "abcdefghijklmnopqrstuvwxyz",
  "qwertyuiopasdfghjklzxcvbnm",
  "qwertyuiop",
  "asdfghjklñ",
  "azertyuiopqsdfghjklmwxcvbn",
  "qwertzuiopasdfghjklyxcvbnm",
  "1qaz2wsx3edc4rfv5tgb6yhn7ujm",
  "1q2w3e4r5t6y7u8i9o0p",
  "qazwsxedcrfvtgbyhnujm",
];
const allRuns = [...runs, ...runs.map((run) => [...run].reverse().join(""))];

const substitutions: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "!": "i",
};

const withoutSubstitutions = (text: string): string =>
  [...text].map((letter) => substitutions[letter] ?? letter).join("");
const withoutEnds = (text: string): string => text.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, "");

/** `abcabcabc` is `abc`; other texts are unchanged. */
function repeatedPart(text: string): string {
  const end = `${text}${text}`.indexOf(text, 1);
  return text.slice(0, end);
}

function isRun(text: string): boolean {
  return text.length > 2 && allRuns.some((run) => run.includes(text));
}

/** Two sequences in a row, such as `qwerty123456`, are no better than one. */
function isMadeOfRuns(text: string): boolean {
  if (isRun(text)) return true;
  return [...text].some((_, cut) => isRun(text.slice(0, cut)) && isRun(text.slice(cut)));
}

/**
 * Whether a password is easy to guess: one or two of the common words, in any disguise and with any digits around them,
 * a sequence of keys, a repetition, or one of the person's own words.
 *
 * @param ownWords such as the name and the e-mail address
 */
export function isCommonPassword(password: string, ownWords: readonly string[] = []): boolean {
  const plain = password.toLowerCase().replaceAll(/\s+/g, "");
  if (new Set(plain).size <= 3) return true;
  const part = repeatedPart(plain);
  if (isMadeOfRuns(plain) || isMadeOfRuns(part)) return true;
  const forms = [plain, part].flatMap((text) => [
    text,
    withoutEnds(text),
    withoutSubstitutions(text),
    withoutSubstitutions(withoutEnds(text)),
    withoutEnds(withoutSubstitutions(text)),
  ]);
  const own = ownWords
    .flatMap((word) => [word, ...word.split("@", 1)])
    .map((word) => word.toLowerCase().replaceAll(/\s+/g, ""));
  return forms.some(
    (form) =>
      commonWords.has(form) ||
      commonWords.has(repeatedPart(form)) ||
      (form !== "" && own.includes(form)) ||
      isMadeOfRuns(form) ||
      isTwoWords(form),
  );
}
