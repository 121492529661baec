/** A list with one of its entries at another place. */
export function movedList<Entry>(list: readonly Entry[], from: number, to: number): readonly Entry[] {
  const entry = list[from];
  if (entry === undefined || to < 0 || to >= list.length) return list;
  return list.toSpliced(from, 1).toSpliced(to, 0, entry);
}

/** What a button of the list asks for. */
export type ListStep =
  | { readonly verb: "earlier" | "later" | "remove"; readonly place: number }
  | { readonly verb: "add"; readonly entry: string };

/** A list after a step; a step that is none leaves it. */
export function steppedList(list: readonly string[], step: ListStep): readonly string[] {
  switch (step.verb) {
    case "earlier":
      return movedList(list, step.place, step.place - 1);
    case "later":
      return movedList(list, step.place, step.place + 1);
    case "remove":
      return list.toSpliced(step.place, 1);
    case "add":
      return step.entry === "" || list.includes(step.entry) ? list : [...list, step.entry];
  }
}
