import type { ReactNode } from "react";

interface AdministrationHeadProps {
  title: string;
  lead?: ReactNode;
}

/** Title of a page of administration, for the window and for the page. */
export function AdministrationHead({ title, lead }: AdministrationHeadProps) {
  return (
    <header className="grid gap-1 pb-5">
      <title>{`${title} – Vieira`}</title>
      <meta name="robots" content="noindex" />
      <h1 className="text-2xl">{title}</h1>
      {lead ? <p className="max-w-[65ch] text-ink-2">{lead}</p> : null}
    </header>
  );
}
