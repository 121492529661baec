import { password } from "../prepared-people.ts";

const uuidForm = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** How many values of each name are stored. */
const most = 30;

/** Existing identifiers and texts, collected from responses by field name and by path. */
export class KnownValues {
  readonly #byName = new Map<string, string[]>(
    Object.entries({
      password: [password],
      currentPassword: [password],
      route: ["camino-ingles", "camino-ingles", "camino-portugues", "camino-frances", "camino-primitivo"],
      from: ["ferrol", "neda", "pontedeume"],
      to: ["santiago-de-compostela", "betanzos", "sigueiro"],
      mustStop: ["betanzos", "pontedeume"],
      favourites: ["betanzos", "neda"],
      avoid: ["mino", "sigueiro"],
      town: ["betanzos", "neda"],
      licence: ["CC BY 4.0"],
      web: ["https://example.org/albergue"],
      website: ["https://example.org"],
      phone: ["+34 600 000 000"],
      whatsapp: ["+34 600 000 000"],
      checkInFrom: ["14:00"],
      checkInUntil: ["22:00"],
      state: ["open", "kept"],
      language: ["es", "en", "gl"],
      icons: ["house,bed", "x"],
      openOn: ["2027-05-10"],
      startDate: ["2027-05-10", "2028-02-29"],
      template: ["confirm", "correct", "welcome"],
      locale: ["en", "es"],
      // Expensive options of the planner page.
      max: ["200", "9.5"],
      ideal: ["1", "2.5", "7"],
      variants: ["free", "main"],
      lodging: ["ignore", "required"],
      easeInDays: ["14", "0"],
      restEvery: ["50,1,100", "6,1,12", "7,5,9"],
      days: ["33", "400"],
      pace: ["own", "slow"],
      flatKmh: ["20"],
    }),
  );
  readonly #fixed = new Set(this.#byName.keys());
  readonly #byAddress = new Map<string, string[]>();
  readonly #uuids = new Set<string>();

  /** Known values of a field name. */
  byName(name: string): readonly string[] {
    return this.#byName.get(name) ?? [];
  }

  /** Ids in the list at a path: uuids, arc numbers, slugs. */
  at(address: string): readonly string[] {
    return this.#byAddress.get(address) ?? [];
  }

  /** Adds a record created by a request. */
  made(address: string, { uuid }: { readonly uuid?: unknown }): void {
    if (typeof uuid === "string") this.#add(this.#byAddress, address, uuid);
  }

  uuids(): readonly string[] {
    return [...this.#uuids];
  }

  /** Adds the values of a JSON response. */
  learn(address: string, answer: unknown): void {
    const list = Array.isArray(answer) ? answer : ((answer as { data?: unknown }).data ?? []);
    for (const item of Array.isArray(list) ? list : []) {
      const id = item?.uuid ?? item?.id ?? item?.slug;
      if (id !== undefined) this.#add(this.#byAddress, address, String(id));
    }
    this.#learnFields("", answer);
  }

  #learnFields(name: string, value: unknown): void {
    if (typeof value === "string" || typeof value === "number") {
      const text = String(value);
      if (uuidForm.test(text)) this.#uuids.add(text);
      if (!this.#fixed.has(name) && typeof value === "string" && text.length < 100) this.#add(this.#byName, name, text);
    } else if (Array.isArray(value)) {
      for (const one of value.slice(0, most)) this.#learnFields(name, one);
    } else if (typeof value === "object" && value !== null) {
      for (const [key, one] of Object.entries(value)) this.#learnFields(key, one);
    }
  }

  #add(lists: Map<string, string[]>, key: string, value: string): void {
    const list = lists.get(key) ?? [];
    if (list.length < most && !list.includes(value)) list.push(value);
    lists.set(key, list);
  }
}
