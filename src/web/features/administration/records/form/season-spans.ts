/** An end of a period in the format of the form: a month or Easter, and a day or days after Easter. */
export interface SpanEnd {
  /** `01` to `12`, `easter`, or nothing. */
  readonly month: string;
  readonly day: string;
}

export interface FormSpan {
  readonly from: SpanEnd;
  readonly to: SpanEnd;
  /** 1 is Monday; none are all. */
  readonly weekdays: readonly number[];
}

export type SeasonKind = "unknown" | "year" | "spans";

const nothing: SpanEnd = { month: "", day: "" };
export const emptySpan: FormSpan = { from: nothing, to: nothing, weekdays: [] };

function readEnd(text: string): SpanEnd {
  if (text.startsWith("easter")) return { month: "easter", day: text.slice("easter".length).replace("+", "") };
  const [month = "", day = ""] = text.split("-");
  return { month, day: day.replace(/^0/, "") };
}

/** In the format of the data; invalid days are rejected by the validation. */
function writeEnd({ month, day }: SpanEnd): string {
  if (month === "easter") return day === "" || day === "0" ? "easter" : `easter${day.startsWith("-") ? "" : "+"}${day}`;
  return month === "" && day === "" ? "" : `${month}-${day.padStart(2, "0")}`;
}

interface StoredSpan {
  readonly from: string;
  readonly to: string;
  readonly weekdays?: readonly number[];
}

/** Parses a season from a form's text. @param text JSON in the format of the data; empty if unknown */
export function readSpans(text: string): FormSpan[] {
  if (text === "") return [];
  // Written by `writeSpans` or taken from the data.
  const spans = JSON.parse(text) as StoredSpan[];
  return spans.map(({ from, to, weekdays = [] }) => ({ from: readEnd(from), to: readEnd(to), weekdays }));
}

export function writeSpans(spans: readonly FormSpan[]): string {
  if (spans.length === 0) return "";
  return JSON.stringify(
    spans.map(({ from, to, weekdays }): StoredSpan => ({
      from: writeEnd(from),
      to: writeEnd(to),
      ...(weekdays.length > 0 && { weekdays }),
    })),
  );
}

const wholeYear = writeSpans([{ from: { month: "01", day: "1" }, to: { month: "12", day: "31" }, weekdays: [] }]);

export function kindOf(text: string): SeasonKind {
  if (text === "") return "unknown";
  return text === wholeYear ? "year" : "spans";
}

/** Serialises a season of a kind with its spans. */
export function seasonOf(kind: SeasonKind, spans: readonly FormSpan[]): string {
  if (kind === "unknown") return "";
  return kind === "year" ? wholeYear : writeSpans(spans.length > 0 ? spans : [emptySpan]);
}

/** Serialises a season for submission: empty periods are left out. */
export function withoutEmptySpans(text: string): string {
  return writeSpans(readSpans(text).filter(({ from, to }) => from.month !== "" || to.month !== ""));
}
