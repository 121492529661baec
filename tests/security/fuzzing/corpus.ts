import { builtPages, type Page } from "../pages.ts";
import type { ServerUnderTest } from "../server-under-test.ts";
import type { SignedInPerson } from "../signed-in-person.ts";
import { randomFrom } from "./random-choices.ts";
import { type Draft, wireRequest } from "./draft.ts";
import { KnownValues } from "./known-values.ts";
import { argumentsOf, type Corpus } from "./operation-drafts.ts";
import { type Description, type Operation, operationsOf } from "./operations.ts";
import { pagePath } from "./page-drafts.ts";
import { PageForms } from "./page-forms.ts";
import type { Participants } from "./participants.ts";
import { smallPicture } from "./sample-files.ts";
import { ValidValues } from "./valid-values.ts";

/** All operations and pages, and the values for requests. */
export interface FuzzCorpus extends Corpus {
  readonly operations: readonly Operation[];
  readonly pages: readonly Page[];
  readonly forms: PageForms;
}

/** Reads the description, every list and every page once, so that requests refer to existing records. */
export async function buildCorpus(server: ServerUnderTest, participants: Participants): Promise<FuzzCorpus> {
  const administrator = await participants.person("administrator");
  const description: Description = JSON.parse((await administrator.api("GET", "/openapi.json")).body.toString());
  const operations = operationsOf(description);
  const known = new KnownValues();
  const ingredients = {
    known,
    values: new ValidValues(description.components.schemas, known),
    links: server.people.links,
  };
  await createRecords(administrator);
  const reads = operations.filter(({ method }) => method === "GET").toSorted(byParameters);
  for (const read of reads) {
    const { path } = read;
    if (path.endsWith("/photos"))
      await uploadPhoto(
        path.replace("{uuid}", argumentsOf(path, "uuid", ingredients, null)[0] ?? ""),
        administrator,
        server,
      );
    await addResponse(read, ingredients, administrator);
  }
  const pages = await builtPages();
  const forms = new PageForms(operations.flatMap(({ query }) => Object.keys(query)));
  const all = { ...ingredients, operations, pages, forms };
  for (const page of pages) await addForms(page, all, server, administrator);
  return all;
}

const parameters = ({ path }: Operation): number => path.split("{").length;
const byParameters = (a: Operation, b: Operation): number => parameters(a) - parameters(b);

/** Creates an entry in every list: a suggestion, a mail, a trail note, an entry of the audit log. */
async function createRecords({ api }: SignedInPerson): Promise<void> {
  await api("POST", "/administration/accommodation-owners", { name: "Ana" });
  const note = { route: "camino-ingles", town: "neda", kind: "full", at: new Date().toISOString() };
  await api("PUT", `/trail-notes/${crypto.randomUUID()}`, note);
  const { data } = JSON.parse((await api("GET", "/accommodations?perPage=3&route=camino-ingles")).body.toString());
  for (const { uuid } of data) {
    await api("POST", `/accommodations/${uuid}/correction-suggestions`, { changes: { beds: 12 }, comment: "seen" });
    await api("POST", `/administration/accommodations/${uuid}/emails`, {
      template: "confirm",
      locale: "en",
      to: "a@example.org",
    });
    await api("PATCH", `/administration/accommodations/${uuid}`, { beds: 14 }, { "If-Match": "*" });
  }
}

async function uploadPhoto(path: string, { headers }: SignedInPerson, server: ServerUnderTest): Promise<void> {
  const fields = [
    ["alt", "A door"],
    ["licence", "CC BY 4.0"],
  ] as const;
  const draft: Draft = {
    method: "POST",
    path: `api${path}`.split("/"),
    query: [],
    headers: { ...headers },
    body: { as: "multipart", fields, file: smallPicture },
  };
  await server.send(wireRequest(draft));
}

/** Route whose records may be changed and deleted; plans use another one. */
const givenUp = "camino-de-madrid";

async function addResponse({ path, query }: Operation, ingredients: Corpus, person: SignedInPerson): Promise<void> {
  const { known } = ingredients;
  const address = path.replaceAll(
    /\{(\w+)\}/g,
    (_, name: string) => argumentsOf(path, name, ingredients, person)[0] ?? "x",
  );
  const filters = {
    perPage: "8",
    q: path.endsWith("/routes") ? "Madrid" : "",
    route: givenUp,
    routeUuid: known.at("/administration/routes")[0],
  };
  const asked = path.startsWith("/administration/") ? filters : { perPage: "8" };
  const search = Object.entries(asked).filter(([name, value]) => name in query && value !== undefined);
  const { status, headers, body } = await person.api(
    "GET",
    `${address}?${search.map((pair) => pair.join("=")).join("&")}`,
  );
  if (status === 200 && headers.get("Content-Type")?.includes("json")) known.learn(path, JSON.parse(body.toString()));
}

/** Forms are the same in every language. */
async function addForms(page: Page, all: FuzzCorpus, server: ServerUnderTest, person: SignedInPerson): Promise<void> {
  if (!page.hasAction || page.id.startsWith("es/")) return;
  for (const seed of page.path.includes(":") ? [1, 2, 3] : [1]) {
    const path = `/${pagePath(page.path, all, person, randomFrom(seed))}`;
    const asPerson = await server.send({ method: "GET", path, headers: person.headers });
    const answer = asPerson.status === 200 ? asPerson : await server.send({ method: "GET", path, headers: {} });
    if (answer.status === 200) all.forms.learn(page.id, answer.body.toString());
  }
}
