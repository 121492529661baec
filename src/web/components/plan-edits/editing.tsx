import { createContext, type ReactNode, use } from "react";
import { useNavigate } from "react-router";

import type { PlanEdit } from "#domain/plans/editing/edits/edit.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { usePaths } from "#web/ui/use-paths.ts";

const editState = "planEdit";

/** Edits from another page of a plan: they are made in the day editor, which shows their effect and can undo them. */
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

/** The edit requested by another page, once: reloading or going back does not repeat it. */
export function takeEditFromNavigation(): PlanEdit | null {
  const state: unknown = window.history.state;
  const edit = hasField(state, "usr") && hasField(state.usr, editState) ? state.usr[editState] : null;
  if (edit === null) return null;
  window.history.replaceState({ ...(state as object), usr: null }, "");
  // Written above, in this shape.
  return edit as PlanEdit;
}

function hasField<Name extends string>(value: unknown, name: Name): value is Record<Name, unknown> {
  return typeof value === "object" && value !== null && name in value;
}

/** Editing of the open plan's days. */
export interface Editing {
  readonly edit: (edit: PlanEdit) => void;
}

export const EditingContext = createContext<Editing | null>(null);

/** Null if the plan is read-only. */
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

/** Makes an edit. Does nothing if the plan is read-only. */
export function EditButton({ edit, ...rest }: EditButtonProps) {
  const editing = useEditing();
  if (!editing) return null;
  return <Button data-needs-script="" variant="secondary" size="sm" {...rest} onClick={() => editing.edit(edit)} />;
}
