import { createContext, type ReactNode, use } from "react";

import type { PlanEdit } from "#domain/plan-editing/edit.ts";
import { Button } from "#web/ui/controls/button.tsx";
import type { ButtonSize, ButtonVariant } from "#web/ui/controls/button-look.ts";
import { usePaths } from "#web/ui/use-paths.ts";

/** How the days of the open plan are changed. */
export interface Editing {
  readonly uuid: string;
  /** What forms build on that are sent without a script. */
  readonly version: number;
  readonly edit: (edit: PlanEdit) => void;
}

export const EditingContext = createContext<Editing | null>(null);

/** Null where a plan can only be read. */
export function useEditing(): Editing | null {
  return use(EditingContext);
}

interface EditButtonProps {
  edit: PlanEdit;
  variant?: ButtonVariant;
  size?: ButtonSize;
  disabled?: boolean;
  className?: string;
  title?: string | undefined;
  "aria-label"?: string | undefined;
  "aria-pressed"?: boolean;
  children: ReactNode;
}

/** Makes an edit: at once with a script, by a form without. Nothing where a plan can only be read. */
export function EditButton({ edit, variant = "secondary", size = "sm", className, ...rest }: EditButtonProps) {
  const editing = useEditing();
  if (!editing) return null;
  return (
    <EditForm edit={edit} {...(className !== undefined && { className })}>
      <Button type="submit" variant={variant} size={size} className="w-full" {...rest} />
    </EditForm>
  );
}

/** The form around what makes an edit. @param edit made with a script; the fields within say the same without one */
export function EditForm({ edit, className, children }: { edit: PlanEdit; className?: string; children: ReactNode }) {
  const editing = useEditing();
  const paths = usePaths();
  if (!editing) return null;
  return (
    <form
      method="post"
      action={paths.planDays(editing.uuid)}
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        editing.edit(edit);
      }}
    >
      <input type="hidden" name="form" value="edit" />
      <input type="hidden" name="version" value={editing.version} />
      <input type="hidden" name="edit" value={JSON.stringify(edit)} />
      {children}
    </form>
  );
}
