import { createContext, type ReactNode, use } from "react";
import { useNavigate } from "react-router";

import type { PlanEdit } from "#domain/plan-editing/edit.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { usePaths } from "#web/ui/use-paths.ts";

const editState = "planEdit";

/** Edits from another page of a plan: they are made in the day editor, which shows what they change and takes them back. */
export function useEditInDays(uuid: string): Editing {
  const navigate = useNavigate();
  const paths = usePaths();
  return {
    edit(edit) {
      const page = "day" in edit ? paths.planDay(uuid, edit.day) : paths.planDays(uuid);
      void navigate(page, { state: { [editState]: edit } });
    },
  };
}

/** The edit with which another page has led here, once: reloading or coming back does not make it again. */
export function takeEditBrought(): PlanEdit | null {
  const state: unknown = window.history.state;
  const brought = hasField(state, "usr") && hasField(state.usr, editState) ? state.usr[editState] : null;
  if (brought === null) return null;
  window.history.replaceState({ ...(state as object), usr: null }, "");
  // Written above, in this shape.
  return brought as PlanEdit;
}

function hasField<Name extends string>(value: unknown, name: Name): value is Record<Name, unknown> {
  return typeof value === "object" && value !== null && name in value;
}

/** How the days of the open plan are changed. */
export interface Editing {
  readonly edit: (edit: PlanEdit) => void;
}

export const EditingContext = createContext<Editing | null>(null);

/** Null where a plan can only be read. */
export function useEditing(): Editing | null {
  return use(EditingContext);
}

interface EditButtonProps {
  edit: PlanEdit;
  disabled?: boolean;
  className?: string;
  title?: string | undefined;
  "aria-label"?: string | undefined;
  "aria-pressed"?: boolean;
  children: ReactNode;
}

/** Makes an edit. Nothing where a plan can only be read. */
export function EditButton({ edit, ...rest }: EditButtonProps) {
  const editing = useEditing();
  if (!editing) return null;
  return <Button data-needs-script="" variant="secondary" size="sm" {...rest} onClick={() => editing.edit(edit)} />;
}
