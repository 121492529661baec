import { useCallback } from "react";
import { useTranslations } from "use-intl";

export const toastKinds = ["success", "error", "warning", "info", "default"] as const;
type ToastKind = (typeof toastKinds)[number];

export const toastPositions = [
  "top-left",
  "top-center",
  "top-right",
  "bottom-left",
  "bottom-center",
  "bottom-right",
] as const;
type ToastPosition = (typeof toastPositions)[number];

export interface Toast {
  readonly kind: ToastKind;
  readonly text: string;
  /** Bottom left unless there is a reason. */
  readonly position?: ToastPosition | undefined;
}

/** Words that the stage of the toasts needs by itself. */
export interface ToastWords {
  readonly label: string;
  readonly close: string;
}

const plainlyMs = 8_000;

let plain: HTMLElement | undefined;

/** The words alone, where what shows them cannot be fetched, as in a dead spot. */
function sayPlainly(text: string): void {
  plain?.remove();
  const words = (plain = document.createElement("p"));
  words.role = "alert";
  words.className =
    "fixed inset-x-4.5 bottom-(--foot-height) z-50 mb-4 rounded-md border border-line bg-surface p-4 text-ink shadow-card";
  document.body.append(words);
  words.textContent = text;
  setTimeout(() => words.remove(), plainlyMs);
}

/** Says something in passing. What shows it is fetched when there first is something to say. */
async function notify(toast: Toast, words: ToastWords): Promise<void> {
  try {
    const { showToast } = await import("./toast-stage.tsx");
    showToast(toast, words);
  } catch {
    sayPlainly(toast.text);
  }
}

/** Says in passing how something went: `notify("success", t("copied"))`. Read out, gone after five seconds. */
export function useNotify(): (kind: ToastKind, text: string, position?: ToastPosition) => void {
  const t = useTranslations("shell.toasts");
  return useCallback(
    (kind, text, position) => void notify({ kind, text, position }, { label: t("label"), close: t("close") }),
    [t],
  );
}
