import { createContext, useContext, useSyncExternalStore } from "react";

import { type UnitSystem, unitSystems } from "#domain/units.ts";
import { createStore } from "#web/client/storage/create-store.ts";

import { rememberedChoice } from "./remembered-choice.ts";

/** Kilometres and metres, or miles and feet. */
export const unitChoice = rememberedChoice<UnitSystem>("vieira-units", "units", unitSystems);

/** The units in which the page is rendered: until hydration is complete, those of the server. */
const renderedUnits = createStore<UnitSystem>("metric");
let isFollowing = false;

/** Texts and numbers change together. */
const renderInChosenUnits = () => renderedUnits.set(unitChoice.get());

function subscribe(listener: () => void): () => void {
  if (!isFollowing) unitChoice.subscribe(renderInChosenUnits);
  isFollowing = true;
  const end = renderedUnits.subscribe(listener);
  if (unitChoice.get() !== renderedUnits.get()) renderInChosenUnits();
  return end;
}

/** The query of a data address, unless it is to be in kilometres. */
export const unitsParameter = "units";

/** The units in which the server renders: kilometres in documents, which are the same for everybody. */
export const ServerUnits = createContext<UnitSystem>("metric");

/** The units in which the page is rendered: the user's, as soon as possible. */
export function useUnits(): UnitSystem {
  const serverUnits = useContext(ServerUnits);
  return useSyncExternalStore(subscribe, renderedUnits.get, () => serverUnits);
}
