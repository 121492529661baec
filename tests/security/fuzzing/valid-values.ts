import type { Random } from "./random-choices.ts";
import { hostileTexts } from "./hostile-values.ts";
import type { KnownValues } from "./known-values.ts";

/** The used subset of JSON Schema. */
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

/** Generates values that are valid by a schema and, where it is not specific, by the names of fields. */
export class ValidValues {
  readonly #schemas: Readonly<Record<string, Schema>>;
  readonly #known: KnownValues;

  constructor(schemas: Readonly<Record<string, Schema>>, known: KnownValues) {
    this.#schemas = schemas;
    this.#known = known;
  }

  of(schema: Schema, random: Random, name = "", depth = 0): unknown {
    if (schema.$ref !== undefined)
      return this.of(this.#schemas[schema.$ref.split("/").at(-1) ?? ""] ?? {}, random, name, depth);
    const choices = schema.anyOf ?? schema.oneOf;
    if (choices !== undefined) return this.of(random.of(choices), random, name, depth);
    if (schema.enum !== undefined) return random.of(schema.enum);
    const types = typeof schema.type === "string" ? [schema.type] : (schema.type ?? ["string"]);
    switch (random.is(0.9) ? types[0] : random.of(types)) {
      case "object":
        return this.#object(schema, random, depth);
      case "array":
        return this.#list(schema, random, name, depth);
      case "integer":
        return Math.round(this.#number(schema, random, name));
      case "number":
        return this.#number(schema, random, name);
      case "boolean":
        return random.is(0.5);
      case "null":
        return null;
      default:
        return this.#text(schema, random, name);
    }
  }

  #object({ properties = {}, required = [], additionalProperties }: Schema, random: Random, depth: number): unknown {
    const share = random.of([0, 0.1, 0.3, 1]);
    const fields = Object.entries(properties).filter(([name]) => required.includes(name) || random.is(share));
    const written = fields.map(([name, schema]) => [name, this.of(schema, random, name, depth + 1)]);
    if (typeof additionalProperties === "object" && random.is(0.5) && depth < 5) {
      written.push([random.of(["name", "main", "beds"]), this.of(additionalProperties, random, "", depth + 1)]);
    }
    return Object.fromEntries(written);
  }

  #list(
    { items, prefixItems, minItems = 0, maxItems = 8 }: Schema,
    random: Random,
    name: string,
    depth: number,
  ): unknown {
    if (prefixItems !== undefined) return prefixItems.map((item) => this.of(item, random, name, depth + 1));
    const length = random.whole(minItems, Math.max(minItems, Math.min(maxItems, 3)));
    return Array.from({ length }, () => this.of(items ?? {}, random, name, depth + 1));
  }

  #number({ minimum, maximum }: Schema, random: Random, name: string): number {
    if (name === "lat") return 42 + random.whole(0, 100) / 100;
    if (name === "lon") return -8 + random.whole(0, 600) / 100;
    const least = minimum ?? 0;
    // Maxima cause the most work.
    if (random.is(0.3)) return random.of([least, maximum ?? 1e6]);
    const most = Math.min(maximum ?? 40, least + 40);
    return least + (most - least) * (random.whole(1, 10) / 10);
  }

  #text({ minLength = 0, maxLength = 200, format, example }: Schema, random: Random, name: string): string {
    // A new slug.
    if (name === "slug" || name === "key") return `place-${random.whole(1, 1_000_000)}`;
    const known = this.#known.byName(name);
    if (known.length > 0 && random.is(0.9)) return random.of(known);
    if (typeof example === "string" && random.is(0.6)) return example;
    if (format === "uuid") return random.of(this.#known.uuids());
    if (format === "date") return `2027-0${random.whole(1, 9)}-1${random.whole(0, 9)}`;
    if (format === "email") return `someone${random.whole(1, 1_000_000)}@example.org`;
    // Unusual but valid texts get further than invalid ones.
    const text = random.is(0.3) ? random.of(hostileTexts) : `Ana ${random.whole(1, 1_000_000)}`;
    return text.slice(0, maxLength).padEnd(minLength, "x");
  }
}
