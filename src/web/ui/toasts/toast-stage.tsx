import "react-toastify/ReactToastify.css";
import "./toasts.css";

import { X } from "lucide-react";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { type CloseButtonProps, toast as toastify, ToastContainer } from "react-toastify/unstyled";

import { IconButton } from "#web/ui/controls/button.tsx";

import type { Toast, ToastWords } from "./use-notify.ts";

const toastLifetimeMs = 5_000;
const maxAtOnce = 20;
/** Fraction of its width by which a toast has to be dragged to be dismissed. */
const dragPercent = 60;

let root: Root | undefined;

/** A separate React tree: toasts outlast the pages that have shown them. */
function stageFor(words: ToastWords): void {
  if (!root) {
    const place = document.createElement("div");
    place.id = "toasts";
    document.body.append(place);
    root = createRoot(place);
  }
  const close = ({ closeToast }: CloseButtonProps) => (
    <IconButton icon={X} label={words.close} onClick={closeToast} className="toast-close" />
  );
  flushSync(() =>
    root?.render(
      <ToastContainer
        aria-label={words.label}
        position="bottom-left"
        autoClose={toastLifetimeMs}
        limit={maxAtOnce}
        draggable
        draggablePercent={dragPercent}
        pauseOnHover
        pauseOnFocusLoss
        closeOnClick={false}
        closeButton={close}
        theme="light"
      />,
    ),
  );
}

/** Shows and announces a toast: errors assertively, everything else politely. */
export function showToast({ kind, text, position }: Toast, words: ToastWords): void {
  stageFor(words);
  // A visible message is not repeated.
  const options = {
    toastId: `${kind} ${position ?? ""} ${text}`,
    role: kind === "error" ? "alert" : "status",
    ...(position && { position }),
  };
  if (kind === "default") toastify(text, options);
  else toastify[kind](text, options);
}
