import type { ReactNode } from "react";

import { Card } from "#web/ui/layout/card.tsx";

interface AccountCardProps {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** The card of a page that asks one thing; its title is the page's. */
export function AccountCard({ title, lead, children }: AccountCardProps) {
  return (
    <Card className="grid w-full max-w-110 gap-5 p-5 md:p-7">
      <div className="grid gap-1.5">
        <h1 className="text-2xl">{title}</h1>
        {lead ? <p className="text-ink-2">{lead}</p> : null}
      </div>
      {children}
    </Card>
  );
}
