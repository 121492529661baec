import { useEffect } from "react";

import type { PlanEditor } from "./plan-editor.ts";

/** Fields undo letters by themselves. */
const fields = "input:not([type=radio], [type=checkbox], [type=range]), textarea, select, [contenteditable]";

/** Ctrl+Z undoes the last step and Ctrl+Shift+Z or Ctrl+Y redoes it; on Macs with the command key. */
export function useUndoKeys(editor: PlanEditor, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const press = (event: KeyboardEvent) => {
      const isField = event.target instanceof Element && event.target.matches(fields);
      if (isField || event.altKey || !(event.ctrlKey || event.metaKey)) return;
      const key = event.key.toLowerCase();
      if (key !== "z" && key !== "y") return;
      event.preventDefault();
      void (key === "y" || event.shiftKey ? editor.redo() : editor.undo());
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [editor, isOn]);
}
