import { useEffect, useRef, useState } from "react";

import type { ResourceName } from "#contract/administration/resources/all-resources.ts";
import { fetchJson } from "#web/client/api/fetch-json.ts";
import { administrationPaths } from "#web/i18n/administration-paths.ts";

import type { RecordChoice } from "./reference-input.tsx";
import { whenLoaded } from "#web/client/when-loaded.ts";

/** Debounce time while typing, in milliseconds. */
const debounceMs = 180;

/** Without a response there are no choices; typed text can be submitted anyway. */
function fetchChoices(path: string): Promise<RecordChoice[]> {
  return fetchJson<RecordChoice[]>(path).catch(() => []);
}

function isNamed({ name, uuid }: RecordChoice, value: string): boolean {
  return name === value || uuid === value;
}

/**
 * Records that match the typed text, and the currently referenced one.
 *
 * @param value slug, uuid or number
 * @param initial the referenced record, if already known
 * @param isTyping whether the value is incomplete and must not be looked up
 */
export function useRecordChoices(to: ResourceName, value: string, initial: RecordChoice | null, isTyping: boolean) {
  const [choices, setChoices] = useState<readonly RecordChoice[]>([]);
  const [fetched, setFetched] = useState(initial);
  const timer = useRef<number | undefined>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const [first] = useState(initial);
  const chosen = [fetched, first, ...choices].find((one) => one !== null && isNamed(one, value)) ?? null;
  const isUnknown = value !== "" && chosen === null && !isTyping;
  const itself = administrationPaths.recordChoices(to, value);
  useEffect(() => {
    if (!isUnknown) return undefined;
    return whenLoaded(fetchChoices(itself), (list) => setFetched(list.find((one) => isNamed(one, value)) ?? null));
  }, [isUnknown, itself, value]);
  return {
    choices,
    chosen,
    choose: setFetched,
    lookUp: (typed: string) => {
      window.clearTimeout(timer.current);
      const currentTimer = (timer.current = window.setTimeout(async () => {
        const fitting = await fetchChoices(administrationPaths.recordChoices(to, typed));
        // More has been typed since, and its response may already have arrived.
        if (timer.current === currentTimer) setChoices(fitting);
      }, debounceMs));
    },
  };
}
