import { useCallback, useEffect, useLayoutEffect, useMemo, useReducer, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";

import { readFurtherLegs, writeFurtherLegs } from "#domain/planner/options/further-legs.ts";
import type { PlannerOptions } from "#domain/planner/options/planner-options.ts";
import { type ParsedOptions, parsePlannerUrl } from "#domain/planner/options/url/parse-planner-url.ts";
import { plannerUrl } from "#domain/planner/options/url/planner-url.ts";
import type { PlannerData } from "#web/features/planner/view/planner-data.ts";
import { type LengthSetters, useLengths } from "#web/components/plan-fields/use-lengths.ts";

/** Changes since the last update of the address. */
interface PendingChange {
  readonly key: string;
  readonly search: string;
  readonly input: PlannerOptions;
  readonly further: string;
  /** Addresses to which we have navigated meanwhile; any of them may still be pending. */
  readonly navigatedTo: readonly string[];
}

/**
 * A reducer instead of a state: React computes state updates early, based on the last render. On slow phones an
 * interrupted render had already dropped the changes, and a slider jumped back under the finger.
 */
const apply = (
  last: PendingChange | null,
  next: (last: PendingChange | null) => PendingChange | null,
): PendingChange | null => next(last);

/** Debounce time of a slider before the address is updated, in milliseconds. */
const debounceMs = 250;

const none: OptionsState["errors"] = [];

export interface OptionsState extends ParsedOptions, LengthSetters {
  /** Canonical text of the options, the same for equal options. */
  readonly search: string;
  /** Further routes from the end, in the format of the address; empty for none. */
  readonly further: string;
  /** A choice: updates the address at once, and Back undoes it. Further routes are kept while the end is the same. */
  choose(change: Partial<PlannerOptions>, further?: string): void;
  /** A move of a slider: updates the plan at once, and the address when the slider rests. */
  drag(change: Partial<PlannerOptions>): void;
}

/**
 * The options. The address is the source of truth; changes since its last update are layered on top, and dropped as
 * soon as it changes, by us or by Back. An address that we have written is not parsed again: equal options stay one
 * object, so that nothing is planned twice, and the returned value is stable while nothing changes.
 */
export function usePlannerOptions({ route, towns }: PlannerData): OptionsState {
  const { key, search: addressSearch } = useLocation();
  const navigate = useNavigate();
  const [pendingChange, setPendingChange] = useReducer(apply, null);
  const optionsOfAddress = () => {
    const further = writeFurtherLegs(readFurtherLegs(new URLSearchParams(addressSearch)));
    if (pendingChange?.search === addressSearch)
      return {
        addressSearch,
        search: addressSearch,
        input: pendingChange.input,
        further,
        errors: [],
        arrival: null,
        day: null,
      };
    const parsed = parsePlannerUrl(addressSearch, route, towns);
    return { addressSearch, search: plannerUrl(parsed.input, route) + further, further, ...parsed };
  };
  const [parsedAddress, setParsedAddress] = useState<
    ParsedOptions & Omit<PendingChange, "key" | "navigatedTo"> & { addressSearch: string }
  >(optionsOfAddress);
  if (parsedAddress.addressSearch !== addressSearch) setParsedAddress(optionsOfAddress());
  // Dropped for good: Back may restore the same address, which must then count. Changes made while an address of ours
  // was pending are layered on top of that one, too.
  if (pendingChange !== null && pendingChange.key !== key)
    setPendingChange(() =>
      pendingChange.navigatedTo.includes(addressSearch) && pendingChange.search !== addressSearch
        ? { ...pendingChange, key }
        : null,
    );
  const isPending = pendingChange?.key === key;
  const { input, search, further } = isPending ? pendingChange : parsedAddress;

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  // Both functions are stable while a slider moves, so that unrelated controls do not render again.
  const unsettledEnd = isPending ? undefined : parsedAddress.unsettledEnd;
  const { arrival } = parsedAddress;
  const latest = useRef({ input, search, further, key, addressSearch, unsettledEnd, arrival, navigate });
  useLayoutEffect(() => {
    latest.current = { input, search, further, key, addressSearch, unsettledEnd, arrival, navigate };
  });
  const applyChange = useCallback(
    (change: Partial<PlannerOptions>, legs?: string) => {
      clearTimeout(timer.current);
      const { input: before, further: legsBefore } = latest.current;
      const next = { ...before, ...change };
      // From another end the further walk is a different one.
      const after = legs ?? (next.to === before.to ? legsBefore : "");
      const options = plannerUrl(next, route);
      const address = options + after;
      const isSame = options === plannerUrl(before, route);
      const { key: locationKey } = latest.current;
      setPendingChange((last) => ({
        key: locationKey,
        search: address,
        further: after,
        input: isSame ? before : next,
        navigatedTo: last?.key === locationKey ? last.navigatedTo : [],
      }));
      return address;
    },
    [route],
  );
  const navigateTo = useCallback((address: string, replace: boolean) => {
    setPendingChange((last) => last && { ...last, navigatedTo: [...last.navigatedTo, address] });
    void latest.current.navigate({ search: address }, { replace, preventScrollReset: true });
  }, []);
  const choose = useCallback(
    (change: Partial<PlannerOptions>, legs?: string) => {
      const { unsettledEnd: end, arrival: on, input: before, further: legsBefore } = latest.current;
      if (end && change.days) {
        // The server chooses the end, which is now possible.
        const openEndSearch = plannerUrl({ ...before, ...change, [end]: null }, route) + legsBefore;
        const arriving = on && !change.startDate ? `&arrival=${on}` : "";
        void latest.current.navigate({ search: openEndSearch + arriving }, { preventScrollReset: true });
        return;
      }
      const address = applyChange(change, legs);
      if (address !== latest.current.addressSearch) navigateTo(address, false);
    },
    [applyChange, navigateTo, route],
  );
  const drag = useCallback(
    (change: Partial<PlannerOptions>) => {
      const address = applyChange(change);
      timer.current = setTimeout(() => {
        // The user may have gone back meanwhile.
        if (latest.current.search === address) navigateTo(address, true);
      }, debounceMs);
    },
    [applyChange, navigateTo],
  );
  const lengths = useLengths(input, choose, drag);
  const errors = isPending ? none : parsedAddress.errors;
  const { day } = parsedAddress;
  return useMemo(
    () => ({ input, further, errors, arrival, day, search, choose, drag, ...lengths }),
    [input, further, errors, arrival, day, search, choose, drag, lengths],
  );
}
