import { type RefObject, useEffect } from "react";

/** Presses "Save" again as soon as there is a network, while an answer to it is missing. */
export function useSendAgain(element: RefObject<HTMLFormElement | null>, isWaiting: boolean): void {
  useEffect(() => {
    if (!isWaiting) return undefined;
    const send = () => element.current?.requestSubmit(element.current.querySelector("button[value=save]"));
    addEventListener("online", send);
    return () => removeEventListener("online", send);
  }, [element, isWaiting]);
}
