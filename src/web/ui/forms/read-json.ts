/** So deep that values can be compared and written without exhausting the stack. */
const maxBrackets = 500;

/** JSON in a field of a form; `undefined` if it is none, or may be nested too deeply. */
export function readJson(text: FormDataEntryValue | null): unknown {
  try {
    const json = String(text);
    return json.split(/[[{]/, maxBrackets + 2).length > maxBrackets + 1 ? undefined : JSON.parse(json);
  } catch {
    return undefined;
  }
}
