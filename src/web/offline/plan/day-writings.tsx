import { useLocale, useTranslations } from "use-intl";

import type { ShownDay } from "#contract/plans/shown-plan.ts";

/** What the walker has written down for the day. */
export function DayWritings({ day }: { day: ShownDay }) {
  const t = useTranslations("offline.day");
  const locale = useLocale();
  const euros = new Intl.NumberFormat(locale, {
    style: "currency",
    currency: "EUR",
    trailingZeroDisplay: "stripIfInteger",
  });
  const lines = [
    day.houseName === null ? null : `${day.houseName} · ${t(`state.${day.houseState}`)}`,
    day.bookingReference === "" ? null : t("reference", { reference: day.bookingReference }),
    day.priceCents === null ? null : t("price", { price: euros.format(day.priceCents / 100) }),
  ].filter((line) => line !== null);
  const texts = [
    { heading: t("notes"), text: day.notes },
    { heading: t("carry"), text: day.carry },
  ].filter(({ text }) => text !== "");
  if (lines.length === 0 && texts.length === 0) return null;
  return (
    <section className="grid gap-3 rounded-lg border border-line bg-surface px-5 py-4">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {texts.map(({ heading, text }) => (
        <div key={heading} className="grid gap-1">
          <h2 className="text-lg">{heading}</h2>
          <p className="whitespace-pre-wrap">{text}</p>
        </div>
      ))}
    </section>
  );
}
