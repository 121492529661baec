import { createContext, useContext, useSyncExternalStore } from "react";

import { type UnitSystem, unitSystems } from "#domain/units.ts";
import { createStore } from "#web/client/storage/create-store.ts";

import { rememberedChoice } from "./remembered-choice.ts";

/** Kilometres and metres, or miles and feet. */
export const unitChoice = rememberedChoice<UnitSystem>("vieira-units", "units", unitSystems);

/** The measures that the page is written in: until all of it is taken over, those that the server has written. */
const written = createStore<UnitSystem>("metric");
let isFollowing = false;

/** Words and numbers change together. */
const followChoice = () => written.set(unitChoice.get());

function subscribe(listener: () => void): () => void {
  if (!isFollowing) unitChoice.subscribe(followChoice);
  isFollowing = true;
  const end = written.subscribe(listener);
  if (unitChoice.get() !== written.get()) followChoice();
  return end;
}

/** What an address of data asks for by, where it is not to be written in kilometres. */
export const unitsParameter = "units";

/** The measures in which the server writes: kilometres in documents, which are the same for everybody. */
export const DrawnUnits = createContext<UnitSystem>("metric");

/** The measures that the page is written in: those that somebody thinks in, as soon as they can be. */
export function useUnits(): UnitSystem {
  const drawn = useContext(DrawnUnits);
  return useSyncExternalStore(subscribe, written.get, () => drawn);
}
