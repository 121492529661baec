export const startSteps = ["where", "when", "how"] as const;
export type StartStep = (typeof startSteps)[number];

/** Answers that later questions carry along, by the names that the planner has for them. */
const hiddenFields = ["route", "from", "to", "startDate", "arrival", "days", "ideal", "restEvery", "places"] as const;

type Answers = Readonly<Record<(typeof hiddenFields)[number], string | null>>;

/** The answers so far, and the question to ask. */
export interface StartAnswers extends Answers {
  readonly step: StartStep;
}

export function readStart(search: URLSearchParams): StartAnswers {
  const answers = hiddenFields.map((name) => [name, search.get(name)?.trim().slice(0, 120) || null] as const);
  const step = startSteps.find((one) => one === search.get("step")) ?? "where";
  return { step, ...(Object.fromEntries(answers) as Answers) };
}

/** The planner's address of a form's answers. */
export function searchOf(fields: FormData): string {
  const search = new URLSearchParams();
  for (const [name, value] of fields) {
    if (typeof value === "string" && value !== "" && name !== "form" && name !== "step") search.append(name, value);
  }
  return `?${search.toString()}`;
}

/** The answers that a form does not ask for, so that they are sent along. */
export function HiddenAnswers({ start, except }: { start: StartAnswers; except: readonly (keyof StartAnswers)[] }) {
  return hiddenFields.map((name) => {
    const value = start[name];
    return value === null || except.includes(name) ? null : (
      <input key={name} type="hidden" name={name} value={value} />
    );
  });
}

/** Keeps what was typed for a question in the address, where a reload finds it. */
export function saveInAddress(form: HTMLFormElement, step: StartStep): void {
  const search = searchOf(new FormData(form));
  window.history.replaceState(window.history.state, "", `${window.location.pathname}${search}&step=${step}`);
}
