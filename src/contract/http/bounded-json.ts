/** A JSON text has too many values to validate. */
export class TooManyValuesError extends Error {
  override readonly name = "TooManyValuesError";
}

/** An object in a JSON text has a duplicate name, which is ambiguous. */
export class DuplicateNameError extends SyntaxError {}

/** No valid request is half as deep. */
const maxDepth = 32;

/**
 * Parses an untrusted JSON text after counting its values and depth, as validation costs depend on the number of
 * values.
 *
 * @param maxValues total number of list entries and object members
 * @throws SyntaxError for invalid JSON, or too deep nesting, and DuplicateNameError
 * @throws TooManyValuesError
 */
export function parseJson(text: string, maxValues: number): unknown {
  let depth = 0;
  let values = 1;
  let members = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (character === '"') at = endOfText(text, at);
    else if (character === ":") members += 1;
    else if (character === "]" || character === "}") depth -= 1;
    else if (character === "," || character === "[" || character === "{") {
      values += 1;
      if (character !== ",") depth += 1;
      if (depth > maxDepth) throw new SyntaxError(`The JSON is nested over ${maxDepth} deep.`);
      if (values > maxValues) {
        throw new TooManyValuesError(`The JSON may have ${maxValues.toLocaleString("en")} values at most.`);
      }
    }
  }
  const value: unknown = JSON.parse(text);
  if (membersOf(value) < members) throw new DuplicateNameError("An object of the JSON has a name twice.");
  return value;
}

/** The total number of members of all objects in a value. */
function membersOf(value: unknown): number {
  if (typeof value !== "object" || value === null) return 0;
  const within = Object.values(value).reduce<number>((sum, member) => sum + membersOf(member), 0);
  return Array.isArray(value) ? within : within + Object.keys(value).length;
}

/** Position of the closing quotation mark of the string that begins here. */
function endOfText(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text[at] !== '"') at += text[at] === "\\" ? 2 : 1;
  return at;
}
