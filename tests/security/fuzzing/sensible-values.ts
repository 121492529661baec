import type { Chance } from "./chance.ts";
import { hostileTexts } from "./hostile-values.ts";
import type { KnownThings } from "./known-things.ts";

/** What is used of JSON Schema. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly prefixItems?: readonly Schema[];
  readonly additionalProperties?: Schema | boolean;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly example?: unknown;
  readonly default?: unknown;
}

/** Values that a schema takes, as far as its words say it; the names of fields say the rest. */
export class SensibleValues {
  readonly #schemas: Readonly<Record<string, Schema>>;
  readonly #known: KnownThings;

  constructor(schemas: Readonly<Record<string, Schema>>, known: KnownThings) {
    this.#schemas = schemas;
    this.#known = known;
  }

  of(schema: Schema, chance: Chance, name = "", depth = 0): unknown {
    if (schema.$ref !== undefined)
      return this.of(this.#schemas[schema.$ref.split("/").at(-1) ?? ""] ?? {}, chance, name, depth);
    const choices = schema.anyOf ?? schema.oneOf;
    if (choices !== undefined) return this.of(chance.of(choices), chance, name, depth);
    if (schema.enum !== undefined) return chance.of(schema.enum);
    const types = typeof schema.type === "string" ? [schema.type] : (schema.type ?? ["string"]);
    switch (chance.is(0.9) ? types[0] : chance.of(types)) {
      case "object":
        return this.#object(schema, chance, depth);
      case "array":
        return this.#list(schema, chance, name, depth);
      case "integer":
        return Math.round(this.#number(schema, chance, name));
      case "number":
        return this.#number(schema, chance, name);
      case "boolean":
        return chance.is(0.5);
      case "null":
        return null;
      default:
        return this.#text(schema, chance, name);
    }
  }

  #object({ properties = {}, required = [], additionalProperties }: Schema, chance: Chance, depth: number): unknown {
    const share = chance.of([0, 0.1, 0.3, 1]);
    const fields = Object.entries(properties).filter(([name]) => required.includes(name) || chance.is(share));
    const written = fields.map(([name, schema]) => [name, this.of(schema, chance, name, depth + 1)]);
    if (typeof additionalProperties === "object" && chance.is(0.5) && depth < 5) {
      written.push([chance.of(["name", "main", "beds"]), this.of(additionalProperties, chance, "", depth + 1)]);
    }
    return Object.fromEntries(written);
  }

  #list(
    { items, prefixItems, minItems = 0, maxItems = 8 }: Schema,
    chance: Chance,
    name: string,
    depth: number,
  ): unknown {
    if (prefixItems !== undefined) return prefixItems.map((item) => this.of(item, chance, name, depth + 1));
    const length = chance.whole(minItems, Math.max(minItems, Math.min(maxItems, 3)));
    return Array.from({ length }, () => this.of(items ?? {}, chance, name, depth + 1));
  }

  #number({ minimum, maximum }: Schema, chance: Chance, name: string): number {
    if (name === "lat") return 42 + chance.whole(0, 100) / 100;
    if (name === "lon") return -8 + chance.whole(0, 600) / 100;
    const least = minimum ?? 0;
    // What is allowed at most is where work is greatest.
    if (chance.is(0.3)) return chance.of([least, maximum ?? 1e6]);
    const most = Math.min(maximum ?? 40, least + 40);
    return least + (most - least) * (chance.whole(1, 10) / 10);
  }

  #text({ minLength = 0, maxLength = 200, format, example }: Schema, chance: Chance, name: string): string {
    // Nothing else has it yet.
    if (name === "slug" || name === "key") return `place-${chance.whole(1, 1_000_000)}`;
    const known = this.#known.byName(name);
    if (known.length > 0 && chance.is(0.9)) return chance.of(known);
    if (typeof example === "string" && chance.is(0.6)) return example;
    if (format === "uuid") return chance.of(this.#known.uuids());
    if (format === "date") return `2027-0${chance.whole(1, 9)}-1${chance.whole(0, 9)}`;
    if (format === "email") return `someone${chance.whole(1, 1_000_000)}@example.org`;
    // Texts may hold nearly anything: what is allowed and strange reaches further than what is refused.
    const text = chance.is(0.3) ? chance.of(hostileTexts) : `Ana ${chance.whole(1, 1_000_000)}`;
    return text.slice(0, maxLength).padEnd(minLength, "x");
  }
}
