import { createContext, type ReactNode, use } from "react";

import type { PlanEdit } from "#domain/plan-editing/edit.ts";
import { Button } from "#web/ui/controls/button.tsx";

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
