/** A JSON text holds more than is worth validating. */
export class TooManyValuesError extends Error {
  override readonly name = "TooManyValuesError";
}

/** An object of a JSON text has a name twice: which of its values is meant nobody knows. */
export class NameTwiceError extends SyntaxError {}

/** No JSON that is sent here is half as deep. */
const maxDepth = 32;

/**
 * The value of a JSON text that somebody has sent, once its values and its depth have been counted: what is made of it
 * costs by the value.
 *
 * @param maxValues entries of lists and members of objects, all together
 * @throws SyntaxError for what is no JSON, or nested too deep, and NameTwiceError
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
  if (membersOf(value) < members) throw new NameTwiceError("An object of the JSON has a name twice.");
  return value;
}

/** How many members the objects of a value have, all together. */
function membersOf(value: unknown): number {
  if (typeof value !== "object" || value === null) return 0;
  const within = Object.values(value).reduce<number>((sum, member) => sum + membersOf(member), 0);
  return Array.isArray(value) ? within : within + Object.keys(value).length;
}

/** Where the text that begins here has its closing quotation mark. */
function endOfText(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text[at] !== '"') at += text[at] === "\\" ? 2 : 1;
  return at;
}
