export const startSteps = ["where", "when", "how"] as const;
export type StartStep = (typeof startSteps)[number];

/** The answers so far, by the names that the planner has for them. */
export interface StartAnswers {
  readonly step: StartStep;
  readonly route: string | null;
  readonly from: string | null;
  readonly to: string | null;
  readonly startDate: string | null;
  /** Date of arrival, from which the start follows. */
  readonly arrival: string | null;
  readonly days: string | null;
  readonly ideal: string | null;
  readonly restEvery: string | null;
  readonly places: string | null;
}

/** Answers that later questions carry along. */
export const hiddenFields = [
  "route",
  "from",
  "to",
  "startDate",
  "arrival",
  "days",
  "ideal",
  "restEvery",
  "places",
] as const;

export function readStart(search: URLSearchParams): StartAnswers {
  const value = (name: string) => search.get(name)?.trim().slice(0, 120) || null;
  return {
    step: startSteps.find((step) => step === search.get("step")) ?? "where",
    route: value("route"),
    from: value("from"),
    to: value("to"),
    startDate: value("startDate"),
    arrival: value("arrival"),
    days: value("days"),
    ideal: value("ideal"),
    restEvery: value("restEvery"),
    places: value("places"),
  };
}

/** The planner's address of a form's answers. */
export function searchOf(fields: FormData): string {
  const search = new URLSearchParams();
  for (const [name, value] of fields) {
    if (typeof value === "string" && value !== "" && name !== "form" && name !== "step") search.append(name, value);
  }
  return `?${search.toString()}`;
}
