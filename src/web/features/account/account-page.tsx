import type { ReactNode } from "react";

import { PageHead } from "#web/components/seo/page-head.tsx";
import { PrivateHead } from "#web/components/seo/private-head.tsx";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { Notice } from "#web/ui/layout/notice.tsx";

import { AccountScene } from "./account-scene.tsx";

interface AccountPageProps {
  title: string;
  /** For search engines; without it they are asked to leave the page alone. */
  description?: string;
  /** In place of the title of the page, when the card asks for something else now. */
  heading?: string;
  lead?: ReactNode;
  children: ReactNode;
  /** What stands below the card. */
  below?: ReactNode;
}

/** A page that asks one thing: a card with its title before the hills. */
export function AccountPage({ title, description, heading = title, lead, children, below }: AccountPageProps) {
  return (
    <AccountScene>
      {description === undefined ? (
        <PrivateHead title={title} />
      ) : (
        <PageHead title={`${title} – Vieira`} description={description} />
      )}
      <Card className="grid w-full max-w-110 gap-5 p-5 md:p-7">
        <div className="grid gap-1.5">
          <h1 className="text-2xl">{heading}</h1>
          {lead ? <p className="text-ink-2">{lead}</p> : null}
        </div>
        {children}
      </Card>
      {below}
    </AccountScene>
  );
}

interface AnswerProps {
  kind: "ok" | "warn";
  text: ReactNode;
  to: string;
  children: ReactNode;
}

/** What came of a link of a mail, and the way on. */
export function LinkAnswer({ kind, text, to, children }: AnswerProps) {
  return (
    <>
      <Notice kind={kind} announce>
        {text}
      </Notice>
      <ButtonLink to={to}>{children}</ButtonLink>
    </>
  );
}
