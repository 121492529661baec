import { carriedFields, type StartAnswers } from "./start-search.ts";

/** The answers that a form does not ask for, so that they are sent along. */
export function CarriedAnswers({ start, except }: { start: StartAnswers; except: readonly (keyof StartAnswers)[] }) {
  return carriedFields.map((name) => {
    const value = start[name];
    return value === null || except.includes(name) ? null : (
      <input key={name} type="hidden" name={name} value={value} />
    );
  });
}
