import { type ReactNode, useId } from "react";

import { classNames } from "#web/ui/class-names.ts";
import { Card } from "#web/ui/layout/card.tsx";

/** A part of the page with its heading. */
export function PathSection({
  heading,
  className,
  children,
}: {
  heading: string;
  className?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={className ?? ""}>
      <Card className={classNames("grid content-start gap-3 px-5 py-4")}>
        <h2 id={id} className="text-xl">
          {heading}
        </h2>
        {children}
      </Card>
    </section>
  );
}
