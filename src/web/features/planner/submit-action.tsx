import type { ReactNode } from "react";

import { wishesForm } from "./form-id.ts";

interface SubmitActionProps {
  /** What pressing it sends with the form of wishes where there is no script. */
  name: string;
  value: string | number;
  onAct: () => void;
  children: ReactNode;
}

/** The way out at the end of a notice. */
export function SubmitAction({ name, value, onAct, children }: SubmitActionProps) {
  return (
    <button
      type="submit"
      form={wishesForm}
      name={name}
      value={value}
      onClick={(event) => {
        event.preventDefault();
        onAct();
      }}
      className="min-h-tap shrink-0 rounded-sm px-1 font-strong underline underline-offset-4"
    >
      {children}
    </button>
  );
}
