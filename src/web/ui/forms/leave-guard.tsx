import { useEffect } from "react";
import { useBlocker, useLocation } from "react-router";

import { BottomSheet } from "#web/ui/layout/bottom-sheet.tsx";
import { Button } from "#web/ui/controls/button.tsx";

interface LeaveGuardProps {
  /** There are unsaved changes. */
  isOpen: boolean;
  /** The question: "Leave without saving?" */
  title: string;
  text: string;
  stay: string;
  leave: string;
  onLeave?: () => void;
}

/** Asks for confirmation before a page with unsaved changes is left by a link, by Back or by closing the tab. */
export function LeaveGuard({ isOpen, title, text, stay, leave, onLeave }: LeaveGuardProps) {
  const { pathname } = useLocation();
  // After leaving, the page is shown until the next one is rendered: links followed meanwhile need no confirmation.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isOpen && currentLocation.pathname === pathname && nextLocation.pathname !== pathname,
  );
  useEffect(() => {
    if (!isOpen) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isOpen]);
  const stayHere = () => blocker.reset?.();
  return (
    <BottomSheet
      open={blocker.state === "blocked"}
      onClose={stayHere}
      title={title}
      closeLabel={stay}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={stayHere}>
            {stay}
          </Button>
          <Button
            onClick={() => {
              onLeave?.();
              blocker.proceed?.();
            }}
          >
            {leave}
          </Button>
        </div>
      }
    >
      <p>{text}</p>
    </BottomSheet>
  );
}
