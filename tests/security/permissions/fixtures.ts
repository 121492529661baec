import { picture } from "#tests/support/samples/pictures.ts";
import { inglesOptions } from "#tests/support/samples/plans.ts";
import { fileForm } from "#tests/support/samples/tracks.ts";
import type { ServerUnderTest } from "../server-under-test.ts";
import { signInPerson, type SignedInPerson } from "../signed-in-person.ts";
import type { Clients } from "./clients.ts";

/** Records that requests of the table refer to: those of the owner, recreated after requests that delete them, and those of administration. */
export class Fixtures {
  readonly #server: ServerUnderTest;
  readonly #administrator: SignedInPerson;
  readonly #clients: Clients;
  /** The first entry of each list, by its path. */
  readonly #first = new Map<string, string>();
  #plan = "";
  #calendar = "";
  #note = "";
  #change = "";
  /** Share token of the latest plan. */
  share = "";
  /** An account that is not one of the clients. */
  readonly user: string;

  private constructor(server: ServerUnderTest, clients: Clients, administrator: SignedInPerson) {
    this.#server = server;
    this.user = server.people.take("member").uuid;
    this.#clients = clients;
    this.#administrator = administrator;
  }

  static async gather(server: ServerUnderTest, clients: Clients): Promise<Fixtures> {
    const there = new Fixtures(server, clients, await signInPerson(server, "administrator"));
    await there.#leaveTraces();
    return there;
  }

  /** A plan of the owner, with a share link and a calendar. */
  async plan(): Promise<string> {
    return this.#plan === "" ? this.#newPlan() : this.#plan;
  }

  /** After a successful request: its record is created anew for the next client. */
  async wasChanged(): Promise<void> {
    const { owner } = this.#clients;
    // The number of plans is limited.
    if (this.#plan !== "") await owner.api("DELETE", `/plans/${this.#plan}`, undefined, { "If-Match": "*" });
    this.#plan = this.#calendar = this.#note = this.#change = "";
  }

  async #newPlan(): Promise<string> {
    const { owner } = this.#clients;
    this.#plan = String((await this.#made(owner, "POST", "/plans", { name: "Inglés", input: inglesOptions }))["uuid"]);
    this.share = String((await this.#made(owner, "POST", `/plans/${this.#plan}/share`, { photos: true }))["token"]);
    return this.#plan;
  }

  /** A trail note of the owner. */
  async note(): Promise<string> {
    return this.#note === "" ? this.#newNote() : this.#note;
  }

  async #newNote(): Promise<string> {
    const uuid = crypto.randomUUID();
    const note = { route: "camino-ingles", town: "neda", kind: "full", at: new Date().toISOString() };
    await this.#made(this.#clients.owner, "PUT", `/trail-notes/${uuid}`, note);
    this.#note = uuid;
    return uuid;
  }

  /** A photo of the latest plan, visible by its share link. */
  async diaryPhoto(): Promise<string> {
    const { owner } = this.#clients;
    const { photos } = (await this.#made(owner, "GET", `/plans/${this.#plan}/diary`)) as {
      readonly photos: readonly { readonly uuid: string }[];
    };
    if (photos[0]) return photos[0].uuid;
    const uuid = crypto.randomUUID();
    const path = `/api/plans/${this.#plan}/diary/2027-05-10/photos`;
    const form = fileForm(Uint8Array.from(await picture("png")), "donkey.png", { uuid });
    const { status } = await fetch(this.#server.url + path, { method: "POST", headers: owner.headers, body: form });
    if (status !== 201) throw new Error(`POST ${path} answered ${status}.`);
    return uuid;
  }

  async calendar(): Promise<string> {
    if (this.#calendar !== "") return this.#calendar;
    const { url } = await this.#made(this.#clients.owner, "POST", `/plans/${await this.plan()}/calendar`);
    return (this.#calendar = /([\w-]+)\.ics/.exec(String(url))?.[1] ?? "");
  }

  /** An entry of the audit log that can be undone. */
  async change(): Promise<string> {
    if (this.#change !== "") return this.#change;
    const point = await this.firstOf("/administration/points-of-interest");
    const path = `/administration/points-of-interest/${point}`;
    await this.#made(
      this.#administrator,
      "PATCH",
      path,
      { description: String(performance.now()) },
      { "If-Match": "*" },
    );
    return (this.#change = await this.#findFirst(`/administration/audit?perPage=1&uuid=${point}`));
  }

  async firstOf(list: string): Promise<string> {
    const first = this.#first.get(list) ?? (await this.#findFirst(list));
    this.#first.set(list, first);
    return first;
  }

  async #findFirst(list: string): Promise<string> {
    const { data } = await this.#made(this.#administrator, "GET", list);
    const [first] = data as readonly { readonly uuid?: string; readonly id?: number }[];
    if (first === undefined) throw new Error(`There is nothing at ${list}.`);
    return String(first.uuid ?? first.id);
  }

  async #leaveTraces(): Promise<void> {
    const house = await this.firstOf("/accommodations");
    const suggestion = { changes: { beds: 12 }, comment: "seen" };
    await this.#made(this.#administrator, "POST", `/accommodations/${house}/correction-suggestions`, suggestion);
    const letter = { template: "confirm", locale: "en", to: "a@example.org" };
    await this.#made(this.#administrator, "POST", `/administration/accommodations/${house}/emails`, letter);
    await this.#made(this.#administrator, "POST", "/administration/accommodation-owners", { name: "Ana" });
    await this.note();
    for (const resource of ["towns", "accommodations", "points-of-interest"]) await this.#leavePhoto(resource);
    await this.#leaveRegister();
  }

  /** An import with unmapped columns. */
  async #leaveRegister(): Promise<void> {
    const path = "/api/administration/register-imports";
    const form = fileForm("Casa;Pueblo\nGAUCELMO;Rabanal del Camino\n", "register.csv");
    const { headers } = this.#administrator;
    const { status } = await fetch(this.#server.url + path, { method: "POST", headers, body: form });
    if (status !== 201) throw new Error(`POST ${path} answered ${status}.`);
  }

  async #leavePhoto(resource: string): Promise<void> {
    const path = `/api/administration/${resource}/${await this.firstOf(`/administration/${resource}`)}/photos`;
    const form = fileForm(Uint8Array.from(await picture("png")), "door.png", { alt: "A door", licence: "CC BY 4.0" });
    const { headers } = this.#administrator;
    const { status } = await fetch(this.#server.url + path, { method: "POST", headers, body: form });
    if (status !== 201) throw new Error(`POST ${path} answered ${status}.`);
  }

  async #made(
    person: SignedInPerson,
    method: string,
    path: string,
    content?: unknown,
    headers?: Record<string, string>,
  ): Promise<Readonly<Record<string, unknown>>> {
    const { status, body } = await person.api(method, path, content, headers);
    if (status >= 300) throw new Error(`${method} ${path} answered ${status}: ${body.toString()}`);
    return JSON.parse(body.toString());
  }
}
