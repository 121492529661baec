import {
  BedDouble,
  CalendarDays,
  Clock,
  DoorOpen,
  Euro,
  Globe,
  House,
  type LucideIcon,
  Mail,
  MapPin,
  MessageCircle,
  Phone,
  Ticket,
  Users,
} from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";

import type { AccommodationDetail } from "#contract/places/accommodations.ts";
import { useSourceText } from "#web/components/facts/sources/source-list.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";

import { CertaintyMark } from "./certainty-mark.tsx";
import { type Claim, claimsOf, type HouseFactKey, houseFacts, sourceOf, useFactText } from "./house-facts.ts";

const icons: Record<HouseFactKey, LucideIcon> = {
  type: House,
  operator: Users,
  beds: BedDouble,
  rooms: DoorOpen,
  price: Euro,
  season: CalendarDays,
  checkIn: Clock,
  reservable: Ticket,
  phone: Phone,
  whatsapp: MessageCircle,
  email: Mail,
  web: Globe,
  place: MapPin,
};

/** Contacts of a house: only listed separately if one of them is known. */
const contacts: readonly HouseFactKey[] = ["phone", "whatsapp", "email", "web"];

/** All facts of a house: the value, or that it is unknown, and its certainty. */
export function FactList({ house }: { house: AccommodationDetail }) {
  const t = useTranslations("house");
  const write = useFactText(house);
  const hasContact = contacts.some((key) => write(key) !== null);
  const shown = houseFacts.filter(({ key }) => hasContact || !contacts.includes(key));
  return (
    <div className="overflow-hidden rounded-lg border border-line bg-surface">
      <dl className="divide-y divide-line px-5 sm:px-6">
        {shown.map(({ key }) => {
          const text = write(key);
          const source = sourceOf(house, key);
          return (
            <div
              key={key}
              className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 py-1.5 md:grid-cols-[11rem_1fr_auto]"
            >
              <dt className="col-span-2 flex items-center gap-2.5 pt-1.5 text-sm text-ink-2 md:col-span-1 md:py-2.5">
                <Icon of={icons[key]} size="sm" className={text === null ? "text-ink-3" : "text-ok"} />
                {t(`facts.${key}`)}
              </dt>
              <dd className="min-w-0 py-1.5 font-medium md:py-2.5">
                {text === null ? (
                  <span className="font-normal text-ink-2">{t("unknown")}</span>
                ) : (
                  <FactValue factKey={key} text={text} />
                )}
                {claimsOf(house, key).map((claim) => (
                  <OtherClaim
                    key={`${claim.field} ${claim.source} ${claim.date}`}
                    house={house}
                    factKey={key}
                    claim={claim}
                  />
                ))}
              </dd>
              {text !== null && source ? (
                <dd>
                  <CertaintyMark source={source} fact={t(`facts.${key}`)} />
                </dd>
              ) : null}
            </div>
          );
        })}
      </dl>
      {hasContact ? null : (
        <p className="border-t border-line px-5 py-3 text-sm text-ink-2 sm:px-6">{t("values.contactUnknown")}</p>
      )}
    </div>
  );
}

/** Another source's value of the fact, and since when. */
function OtherClaim({ house, factKey, claim }: { house: AccommodationDetail; factKey: HouseFactKey; claim: Claim }) {
  const t = useTranslations("house.known");
  const writeSource = useSourceText();
  const field = claim.field === "secondPhone" ? "phone" : claim.field;
  const value = useFactText({ ...house, [field]: claim.value })(factKey) ?? String(claim.value);
  return <p className="text-sm font-normal text-ink-2">{t("other", { value, source: writeSource(claim) })}</p>;
}

const digits = (text: string) => text.replaceAll(/[^\d+]/g, "");

/** Contacts are links. */
function FactValue({ factKey, text }: { factKey: HouseFactKey; text: string }): ReactNode {
  const outside = (href: string) => (
    <a href={href} rel="noopener nofollow">
      {text}
    </a>
  );
  switch (factKey) {
    case "phone":
      return outside(`tel:${digits(text)}`);
    case "whatsapp":
      return outside(`https://wa.me/${digits(text).replace("+", "")}`);
    case "email":
      return outside(`mailto:${text}`);
    case "web":
      return /^https?:\/\//.test(text) ? outside(text) : text;
    default:
      return text;
  }
}
