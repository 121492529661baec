import type { Toast, ToastWords } from "./toast.ts";

/** Says something in passing. What shows it is fetched when there first is something to say. */
export async function notify(toast: Toast, words: ToastWords): Promise<void> {
  const { showToast } = await import("./toast-stage.tsx");
  showToast(toast, words);
}
