export const toastKinds = ["success", "error", "warning", "info", "default"] as const;
export type ToastKind = (typeof toastKinds)[number];

export const toastPositions = [
  "top-left",
  "top-center",
  "top-right",
  "bottom-left",
  "bottom-center",
  "bottom-right",
] as const;
export type ToastPosition = (typeof toastPositions)[number];

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
