import { X } from "lucide-react";
import { useEffect, useId, useRef, type ReactNode } from "react";

import { IconButton } from "../controls/button.tsx";

interface BottomSheetProps {
  open: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
  /** Fixed at the bottom while the content scrolls. */
  footer?: ReactNode;
  children: ReactNode;
}

/**
 * A sheet from the lower edge on phones, a dialog in the middle on wide screens. The native modal dialog keeps
 * focus inside, closes on Escape and returns focus to the element that opened it.
 */
export function BottomSheet({ open, onClose, title, closeLabel, footer, children }: BottomSheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (open && !element.open) element.showModal();
    if (!open && element.open) element.close();
  }, [open]);
  useEffect(() => {
    const element = dialog.current;
    // A click outside the sheet targets the dialog itself, which the backdrop is part of.
    const pressedBeside = (event: MouseEvent) => {
      if (event.target === element) element?.close();
    };
    element?.addEventListener("click", pressedBeside);
    return () => element?.removeEventListener("click", pressedBeside);
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      className="bottom-sheet m-0 mt-auto max-h-[92dvh] w-full max-w-none flex-col rounded-t-lg border border-line bg-surface p-0 text-ink shadow-card open:flex md:m-auto md:max-w-xl md:rounded-lg"
    >
      <div className="flex items-center justify-between gap-3 border-b border-line py-2 pr-2 pl-5">
        <h2 id={titleId} className="text-lg">
          {title}
        </h2>
        <IconButton icon={X} label={closeLabel} onClick={onClose} />
      </div>
      {/* Positioned: hidden inputs and labels within would otherwise make the sheet itself scroll, to where it is empty. */}
      <div className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-4">
        {open ? children : null}
      </div>
      {footer ? <div className="border-t border-line px-5 py-3">{footer}</div> : null}
    </dialog>
  );
}
