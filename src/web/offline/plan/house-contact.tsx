import { Globe, Mail, MessageCircle, Phone, type LucideIcon } from "lucide-react";
import { useTranslations } from "use-intl";

import type { PlanHouse } from "#contract/plans/plan-houses.ts";
import { useFactNames } from "#web/components/facts/use-fact-names.ts";
import { usePriceText } from "#web/components/facts/use-price-text.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Chip } from "#web/ui/layout/chip.tsx";
import { useFormats } from "#web/ui/text/formats.ts";
import { Icon } from "#web/ui/icons/icon.tsx";

interface HouseContactProps {
  house: PlanHouse;
  isChosen: boolean;
  /** Null where the plan is somebody else's. */
  onChoose: ((isChosen: boolean) => void) | null;
}

/** A house with what a walker needs who has to ask for a bed: how it is reached, when it opens, what it costs. */
export function HouseContact({ house, isChosen, onChoose }: HouseContactProps) {
  const t = useTranslations("offline");
  const names = useFactNames();
  const price = usePriceText()(house);
  const { time } = useFormats();
  const { name, checkInFrom: from, checkInUntil: until } = house;
  const opens =
    from === null
      ? null
      : until === null
        ? t("house.checkIn", { from: time(from) })
        : t("house.checkInUntil", { from: time(from), until: time(until) });
  const facts = [
    names.houseType(house.type),
    house.beds === null ? null : t("house.beds", { count: house.beds }),
    price,
    opens,
  ].filter((fact) => fact !== null);
  const hasContact = [house.phone, house.whatsapp, house.email, house.web].some((way) => way !== null);
  return (
    <li className="grid gap-1.5 py-3.5">
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="font-sans text-md font-strong tracking-normal">{name}</h3>
        {isChosen ? <Chip tone="ok">{t("day.chosen")}</Chip> : null}
        {house.status === "open" ? null : <Chip tone="bad">{t("house.closed")}</Chip>}
      </div>
      <p className="text-sm text-ink-2">{facts.join(" · ")}</p>
      {house.seasonConfirmFirst ? <p className="text-sm text-warn">{t("house.confirm")}</p> : null}
      {hasContact ? (
        <ul className="flex flex-wrap gap-2">
          {house.phone === null ? null : (
            <Way icon={Phone} href={`tel:${house.phone.replaceAll(/\s/g, "")}`} text={house.phone}>
              {t("house.call", { name, phone: house.phone })}
            </Way>
          )}
          {house.whatsapp === null ? null : (
            <Way
              icon={MessageCircle}
              href={`https://wa.me/${house.whatsapp.replaceAll(/\D/g, "")}`}
              text={house.whatsapp}
            >
              {t("house.whatsapp", { name, number: house.whatsapp })}
            </Way>
          )}
          {house.email === null ? null : (
            <Way icon={Mail} href={`mailto:${house.email}`} text={house.email}>
              {t("house.write", { name, email: house.email })}
            </Way>
          )}
          {house.web === null ? null : (
            <Way icon={Globe} href={house.web} text={house.web.replace(/^https?:\/\//, "")}>
              {t("house.web", { name })}
            </Way>
          )}
        </ul>
      ) : (
        <p className="text-sm text-ink-3">{t("house.noContact")}</p>
      )}
      {onChoose ? (
        <p>
          <Button
            variant={isChosen ? "quiet" : "secondary"}
            size="sm"
            aria-label={t(isChosen ? "house.letGoOf" : "house.chooseOf", { name })}
            onClick={() => onChoose(!isChosen)}
          >
            {t(isChosen ? "house.letGo" : "house.choose")}
          </Button>
        </p>
      ) : null}
    </li>
  );
}

/** One way to reach a house; `children` say it in full to those who do not see the drawing. */
function Way({ icon, href, text, children }: { icon: LucideIcon; href: string; text: string; children: string }) {
  return (
    <li className="min-w-0">
      <a
        href={href}
        aria-label={children}
        rel="noreferrer"
        className="inline-flex min-h-tap max-w-full items-center gap-2 rounded-pill border border-line-strong px-4 text-sm font-strong no-underline"
      >
        <Icon of={icon} size="sm" />
        <span className="truncate">{text}</span>
      </a>
    </li>
  );
}
