import { type ReactNode, useId } from "react";

import { Card } from "#web/ui/layout/card.tsx";

interface FormCardProps {
  /** Where a link may lead. */
  id?: string;
  heading: string;
  /** At the right of the heading. */
  action?: ReactNode;
  children: ReactNode;
}

/** A part of the form with its heading. */
export function FormCard({ id: anchor, heading, action, children }: FormCardProps) {
  const id = useId();
  return (
    <Card id={anchor} className="px-5 py-4">
      <section aria-labelledby={id} className="grid content-start gap-5">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 id={id} className="text-xl">
            {heading}
          </h2>
          {action}
        </div>
        {children}
      </section>
    </Card>
  );
}
