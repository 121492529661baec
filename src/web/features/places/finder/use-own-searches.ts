import { useState } from "react";
import { useLocation } from "react-router";

const remembered = 10;

/**
 * Tells addresses that a form has made itself from those that come from elsewhere: only the latter fill the form anew,
 * for filling it while someone types would undo what was typed since.
 */
export function useOwnSearches(): { readonly generation: number; readonly note: (search: string) => void } {
  const { search } = useLocation();
  const [own, setOwn] = useState<readonly string[]>([search]);
  const [generation, setGeneration] = useState(0);
  if (!own.includes(search)) {
    setOwn([search]);
    setGeneration(generation + 1);
  }
  return { generation, note: (made) => setOwn((all) => [...all.slice(1 - remembered), made]) };
}
