import { type ReactNode, useId } from "react";

interface AccountSectionProps {
  heading: string;
  text?: string;
  children: ReactNode;
}

/** One matter of the person's own page. */
export function AccountSection({ heading, text, children }: AccountSectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid content-start gap-4 rounded-lg border border-line bg-surface p-5 md:p-6"
    >
      <h2 id={id} className="text-xl">
        {heading}
      </h2>
      {text ? <p className="max-w-[65ch] text-ink-2">{text}</p> : null}
      {children}
    </section>
  );
}
