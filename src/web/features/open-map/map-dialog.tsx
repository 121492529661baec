import { type KeyboardEvent, useEffect, useRef, useState } from "react";

import { MapPanel } from "./map-panel.tsx";
import type { MapPanelProps } from "./map-panel-props.ts";

/** The interactive map over the drawn one, or over the whole window. */
export function MapDialog(props: Omit<MapPanelProps, "isFull" | "onFull">) {
  const { title, hasRoom, onClose } = props;
  const [isFull, setIsFull] = useState(!hasRoom);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    // A dialog changes between lying in the page and over it only by being closed in between.
    element?.close();
    if (isFull) element?.showModal();
    else element?.show();
  }, [isFull]);
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    onClose();
  };
  return (
    <dialog
      ref={dialog}
      aria-label={title}
      className="open-map__dialog"
      onKeyDown={closeByKey}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <MapPanel {...props} isFull={isFull} onFull={setIsFull} />
    </dialog>
  );
}
