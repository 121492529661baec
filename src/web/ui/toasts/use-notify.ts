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
  /** Bottom left by default. */
  readonly position?: ToastPosition | undefined;
}

/** The toast stage's own messages. */
export interface ToastWords {
  readonly label: string;
  readonly close: string;
}

const fallbackDurationMs = 8_000;

let plain: HTMLElement | undefined;

/** Fallback as plain text when the toast stage cannot be loaded, as without a network. */
function showFallback(text: string): void {
  plain?.remove();
  const words = (plain = document.createElement("p"));
  words.role = "alert";
  words.className =
    "fixed inset-x-4.5 bottom-(--foot-height) z-50 mb-4 rounded-md border border-line bg-surface p-4 text-ink shadow-card";
  document.body.append(words);
  words.textContent = text;
  setTimeout(() => words.remove(), fallbackDurationMs);
}

/** Shows a toast. The stage is loaded with the first one. */
async function notify(toast: Toast, words: ToastWords): Promise<void> {
  try {
    const { showToast } = await import("./toast-stage.tsx");
    showToast(toast, words);
  } catch {
    showFallback(toast.text);
  }
}

/** Shows a result as a toast: `notify("success", t("copied"))`. Announced, dismissed after five seconds. */
export function useNotify(): (kind: ToastKind, text: string, position?: ToastPosition) => void {
  const t = useTranslations("shell.toasts");
  return useCallback(
    (kind, text, position) => void notify({ kind, text, position }, { label: t("label"), close: t("close") }),
    [t],
  );
}
