import { useRef, useState } from "react";

import { ApiError } from "#web/client/api/api-error.ts";
import { siteApi } from "#web/client/api/site-api.ts";

/** How far the letters are. */
export interface SendingProgress {
  readonly sent: readonly string[];
  /** What was wrong, by the uuid of the house. */
  readonly failures: Readonly<Record<string, string>>;
  readonly isRunning: boolean;
  readonly isCancelled: boolean;
}

const nothing: SendingProgress = { sent: [], failures: {}, isRunning: false, isCancelled: false };

/** Writes to houses one after another, so that one can watch and stop. */
export function useSendToMany() {
  const [progress, setProgress] = useState<SendingProgress | null>(null);
  const isCancelled = useRef(false);
  const start = async (uuids: readonly string[], letter: Readonly<Record<string, string>>): Promise<void> => {
    isCancelled.current = false;
    let reached: SendingProgress = { ...nothing, isRunning: true };
    setProgress(reached);
    for (const uuid of uuids) {
      if (isCancelled.current) break;
      const failure = await write(uuid, letter);
      reached =
        failure === null
          ? { ...reached, sent: [...reached.sent, uuid] }
          : { ...reached, failures: { ...reached.failures, [uuid]: failure } };
      setProgress(reached);
    }
    setProgress({ ...reached, isRunning: false, isCancelled: isCancelled.current });
  };
  const cancel = (): void => {
    isCancelled.current = true;
  };
  return { progress, start, cancel };
}

/** @returns what was wrong, or `null` when the letter is in the outbox */
async function write(uuid: string, letter: Readonly<Record<string, string>>): Promise<string | null> {
  try {
    await siteApi().request({
      method: "POST",
      path: `/administration/accommodations/${uuid}/emails`,
      body: letter,
      headers: { "Accept-Language": document.documentElement.lang },
    });
    return null;
  } catch (error) {
    if (!(error instanceof ApiError)) return String(error);
    return (
      Object.values(error.problem?.errors ?? {})
        .flat()
        .join(" ") || error.message
    );
  }
}
