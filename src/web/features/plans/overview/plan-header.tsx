import type { ReactNode } from "react";
import { useLocale, useTranslations } from "use-intl";
import { useRouteLoaderData, Form, useLocation } from "react-router";

import type { ShownPlan } from "#contract/plans/shown-plan.ts";
import { writeMoment } from "#web/client/offline/format-size.ts";
import { useOfflineCopy } from "#web/features/plans/offline/offline-copy.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Chip } from "#web/ui/layout/chip.tsx";
import { Link, ButtonLink } from "#web/ui/controls/link.tsx";
import { NavLink } from "#web/ui/controls/nav-link.tsx";
import { usePaths } from "#web/ui/use-paths.ts";
import { useClimbText } from "#web/components/facts/use-climb-text.ts";
import { Card } from "#web/ui/layout/card.tsx";
import { Figures } from "#web/ui/text/figures.tsx";
import { useFormats } from "#web/ui/text/formats.ts";
import { Button } from "#web/ui/controls/button.tsx";

interface PlanHeaderProps {
  plan: Pick<ShownPlan, "uuid" | "name" | "access">;
  /** Token of the share link by which the page was opened. */
  share: string | undefined;
  /** Smaller on pages with much content. */
  compact?: boolean;
  /** Below the name. */
  lead?: ReactNode;
  children?: ReactNode;
}

const tab =
  "inline-flex min-h-tap items-center rounded-pill px-2 text-sm sm:px-3.5 font-medium text-ink no-underline hover:bg-way-soft hover:text-way focus-visible:rounded-pill aria-[current=page]:bg-way-soft aria-[current=page]:font-strong aria-[current=page]:text-way";

/** Name of a plan, and links between its pages. */
export function PlanHeader({ plan: { uuid, name, access }, share, compact = false, lead, children }: PlanHeaderProps) {
  const t = useTranslations("plans.nav");
  const words = useTranslations("offline");
  const locale = useLocale();
  const copy = useOfflineCopy();
  const paths = usePaths();
  const query = share === undefined ? undefined : { share };
  const isOwner = access === "owner";
  return (
    <header className="grid gap-2 print:hidden">
      <nav aria-label={t("label")} className="-mx-2 flex flex-wrap items-center sm:gap-1">
        {isOwner ? (
          <Link to={paths.plans()} prefetch="intent" className={classNames(tab, "text-ink-2")}>
            {t("mine")}
          </Link>
        ) : null}
        <NavLink to={paths.plan(uuid, query)} end className={tab}>
          {t("overview")}
        </NavLink>
        <NavLink to={paths.planDays(uuid, query)} className={tab}>
          {t("days")}
        </NavLink>
        {isOwner ? (
          <NavLink to={paths.editPlan(uuid)} className={tab}>
            {t("edit")}
          </NavLink>
        ) : null}
      </nav>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <h1 className={classNames("break-words", compact ? "text-xl" : "text-2xl")}>{name}</h1>
          {lead ? <p className="text-ink-2">{lead}</p> : null}
          {copy?.storedAt ? (
            <Chip tone="warn">{words("asOf", { date: writeMoment(copy.storedAt, locale) })}</Chip>
          ) : null}
        </div>
        <div className="flex flex-wrap gap-3">{children}</div>
      </div>
    </header>
  );
}

/** The walk in five numbers. */
export function PlanTotals({ plan: { totals, prices } }: { plan: Pick<ShownPlan, "totals" | "prices"> }) {
  const t = useTranslations("plans.overview");
  const { kilometres, hours, count, euros } = useFormats();
  const climb = useClimbText();
  const nights = prices.nights.length - prices.unknownNights;
  return (
    <Card className="px-5 py-4 md:px-7 md:[&_dd]:whitespace-nowrap [&>dl]:justify-between max-md:[&>dl]:grid max-md:[&>dl]:grid-cols-[repeat(auto-fit,minmax(min(100%,5.5rem),auto))] max-md:[&>dl]:gap-x-3">
      <Figures
        figures={[
          { label: t("days"), value: count(totals.days) },
          { label: t("distance"), value: kilometres(totals.km * 1000) },
          { label: t("climb"), value: climb.figure(totals) },
          { label: t("walking"), value: hours(totals.hours) },
          ...(nights > 0 ? [{ label: t("beds"), value: euros(prices.totalCents) }] : []),
        ]}
      />
    </Card>
  );
}

interface SharedPlanHeadProps {
  name: string;
  description: string;
  /** Path of the preview picture of the shared link. */
  picture: string;
}

/** Title of a plan; its link has a preview picture, and is not indexed by search engines. */
export function SharedPlanHead({ name, description, picture }: SharedPlanHeadProps) {
  const origin = useRouteLoaderData<{ origin: string }>("root")?.origin ?? "";
  const title = `${name} – Vieira`;
  const image = `${origin}${picture}`;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="robots" content="noindex" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Vieira" />
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** Copies a shared plan to the user's own; visitors sign in first and return. */
export function CopyForm({ isVisitor }: { isVisitor: boolean }) {
  const t = useTranslations("plans.overview");
  const paths = usePaths();
  const { pathname, search } = useLocation();
  if (isVisitor) return <ButtonLink to={paths.login(pathname + search)}>{t("copyVisitor")}</ButtonLink>;
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="form" value="copy" />
      <Button type="submit">{t("copy")}</Button>
    </Form>
  );
}
