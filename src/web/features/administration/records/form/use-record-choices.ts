import { useEffect, useRef, useState } from "react";

import type { ResourceName } from "#contract/administration/resources/all-resources.ts";
import { administrationPaths } from "#web/i18n/administration-paths.ts";

import type { RecordChoice } from "./reference-input.tsx";

/** Typing waits this long for the next letter. */
const debounceMs = 180;

/** What was not answered offers nothing; what is typed can be sent all the same. */
async function fetchChoices(path: string): Promise<RecordChoice[]> {
  try {
    const answer = await fetch(path);
    return answer.ok ? ((await answer.json()) as RecordChoice[]) : [];
  } catch {
    return [];
  }
}

function isNamed({ name, uuid }: RecordChoice, value: string): boolean {
  return name === value || uuid === value;
}

/**
 * Records that fit what is typed, and the one that a value names.
 *
 * @param value slug, uuid or number
 * @param known what is known of it already
 * @param isTyping then the value is not whole yet, and is not looked for
 */
export function useRecordChoices(to: ResourceName, value: string, known: RecordChoice | null, isTyping: boolean) {
  const [choices, setChoices] = useState<readonly RecordChoice[]>([]);
  const [found, setFound] = useState(known);
  const timer = useRef<number | undefined>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const [first] = useState(known);
  const chosen = [found, first, ...choices].find((one) => one !== null && isNamed(one, value)) ?? null;
  const isUnknown = value !== "" && chosen === null && !isTyping;
  const itself = administrationPaths.recordChoices(to, value);
  useEffect(() => {
    if (!isUnknown) return undefined;
    let isOver = false;
    const keep = (list: readonly RecordChoice[]) =>
      isOver ? undefined : setFound(list.find((one) => isNamed(one, value)) ?? null);
    void fetchChoices(itself).then(keep);
    return () => {
      isOver = true;
    };
  }, [isUnknown, itself, value]);
  return {
    choices,
    chosen,
    choose: setFound,
    lookUp: (typed: string) => {
      window.clearTimeout(timer.current);
      const currentTimer = (timer.current = window.setTimeout(async () => {
        const fitting = await fetchChoices(administrationPaths.recordChoices(to, typed));
        // Further letters have been typed since, whose choices may have come before these.
        if (timer.current === currentTimer) setChoices(fitting);
      }, debounceMs));
    },
  };
}
