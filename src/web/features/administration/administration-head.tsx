import type { ReactNode } from "react";

interface AdministrationHeadProps {
  title: string;
  lead?: ReactNode;
  /** Ways up, above the title. */
  trail?: ReactNode;
  /** Buttons at the right of the title. */
  actions?: ReactNode;
}

/** Title of a page of administration, for the window and for the page. */
export function AdministrationHead({ title, lead, trail, actions }: AdministrationHeadProps) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-5 gap-y-3 pb-5">
      <title>{`${title} – Vieira`}</title>
      <meta name="robots" content="noindex" />
      <div className="grid min-w-0 gap-1">
        {trail}
        <h1 className="text-2xl wrap-anywhere">{title}</h1>
        {lead ? <p className="max-w-[65ch] text-ink-2">{lead}</p> : null}
      </div>
      {actions}
    </header>
  );
}
