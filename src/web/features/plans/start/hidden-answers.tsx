import { hiddenFields, type StartAnswers } from "./start-search.ts";

/** The answers that a form does not ask for, so that they are sent along. */
export function HiddenAnswers({ start, except }: { start: StartAnswers; except: readonly (keyof StartAnswers)[] }) {
  return hiddenFields.map((name) => {
    const value = start[name];
    return value === null || except.includes(name) ? null : (
      <input key={name} type="hidden" name={name} value={value} />
    );
  });
}
