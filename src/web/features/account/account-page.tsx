import type { ReactNode } from "react";
import { useTranslations } from "use-intl";

import { PageHead, PrivateHead } from "#web/components/seo/page-head.tsx";
import { ButtonLink } from "#web/ui/controls/link.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { Notice } from "#web/ui/layout/notice.tsx";

interface AccountPageProps {
  title: string;
  /** For search engines; without it the page is not indexed. */
  description?: string;
  /** Replaces the title of the page, when the card has a different purpose now. */
  heading?: string;
  lead?: ReactNode;
  children: ReactNode;
  /** Content below the card. */
  below?: ReactNode;
}

/** A page with one form: a card with its title in front of the hills. */
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
  kind: "ok" | "info" | "warn";
  text: ReactNode;
  to: string;
  children: ReactNode;
}

/** Result of a link in an email, and the next step. */
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

/** Hills and the way on one side, the form on the other; on phones a strip of hills above. */
function AccountScene({ children }: { children: ReactNode }) {
  const t = useTranslations("account.scene");
  return (
    <div className="grid flex-1 content-start lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)] lg:content-stretch">
      <div className="relative h-28 overflow-hidden bg-linear-to-b from-hill-0 to-hill-1 lg:h-auto lg:min-h-140">
        <div className="relative z-10 hidden gap-3 px-16 pt-18 lg:grid">
          <p className="font-display text-2xl leading-tight font-bold tracking-tight">
            {t("line1")} <span className="block">{t("line2")}</span>
          </p>
          <p className="max-w-[32ch] text-lg text-ink-2">{t("lead")}</p>
        </div>
        <Hills />
      </div>
      <div className="grid content-start justify-items-center gap-5 px-4.5 py-8 md:py-12">{children}</div>
    </div>
  );
}

function Hills() {
  return (
    <svg
      viewBox="0 0 680 320"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
      className="absolute inset-x-0 bottom-0 h-40 w-full lg:h-auto"
    >
      <circle className="fill-sun" cx="545" cy="66" r="44" />
      <path className="fill-hill-2" d="M0 234c110 8 210 12 300-8s140-58 190-44 70-16 110-26 60 22 80 26v138H0Z" />
      <path className="fill-hill-3" d="M0 250c130 2 230-32 320-62 34-10 62-34 82-26s36 30 60 24 80 60 218 96v38H0Z" />
      <path
        className="fill-hill-4"
        d="M0 282c60-2 120 2 180-2s60-24 130-30 120-20 160-78c24-24 40-10 60 2s70 48 110 86c20 18 30 34 40 60H0Z"
      />
      <path
        className="fill-none stroke-casing stroke-[8]"
        strokeLinecap="round"
        d="M-10 282c60-2 130 2 190-2s60-24 130-30 120-20 160-78c24-24 40-10 60 2s70 48 110 86c20 18 32 36 46 66"
      />
      <path
        className="fill-none stroke-arrow stroke-[4]"
        strokeLinecap="round"
        d="M-10 282c60-2 130 2 190-2s60-24 130-30 120-20 160-78c24-24 40-10 60 2s70 48 110 86c20 18 32 36 46 66"
      />
      {[
        [154, 281],
        [400, 229],
        [466, 177],
      ].map(([x, y]) => (
        <circle key={x} className="fill-surface stroke-hill-dot stroke-[3]" cx={x} cy={y} r="6" />
      ))}
    </svg>
  );
}
