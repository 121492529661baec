import type { Language } from "#contract/language.ts";
import type { PlanToTake } from "../take-along.ts";

export async function writeBooklet(_plan: PlanToTake, _language: Language): Promise<Uint8Array> {
  return new Uint8Array();
}
