/** JSON in a field of a form; `undefined` if it is none. */
export function readJson(text: FormDataEntryValue | null): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
}
