import { expect, it } from "vitest";
import { foldText, foldedWords } from "./fold-text.ts";

it.each([
  ["Logroño", "logrono"],
  ["Saint-Jean-Pied-de-Port", "saint jean pied de port"],
  ["  L'Hospitalet  d’Infant ", "lhospitalet dinfant"],
  ["Orreaga / Roncesvalles", "orreaga roncesvalles"],
  ["São João", "sao joao"],
  ["Straße", "strasse"],
  ["Łódź", "lodz"],
  ["Þingvellir, Røros, Cœur", "thingvellir roros coeur"],
  ["Ｌｕｇｏ　１", "lugo 1"],
  ["¿?", ""],
])("folds %s to %s", (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

it("returns no words for a text of punctuation only", () => {
  expect(foldedWords("… – !")).toEqual([]);
});
