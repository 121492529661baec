import { Form } from "react-router";
import { useTranslations } from "use-intl";

import type { UnverifiedHouse } from "#contract/emails/emails.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { useFormats } from "#web/ui/text/formats.ts";
import { Link } from "#web/ui/controls/link.tsx";
import { administrationPaths } from "#web/i18n/administration-paths.ts";

/** Selectable houses; the form opens the page that emails all selected ones. */
export function UnverifiedList({ houses }: { houses: readonly UnverifiedHouse[] }) {
  const t = useTranslations("emails.unverified");
  return (
    <Form action={administrationPaths.manyHouseEmails()} className="grid gap-4">
      <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
        {houses.map((house) => (
          <HouseToAsk key={house.uuid} house={house} />
        ))}
      </ul>
      <Button type="submit" className="justify-self-start">
        {t("write")}
      </Button>
    </Form>
  );
}

function HouseToAsk({ house }: { house: UnverifiedHouse }) {
  const { uuid, name, town, to, verifiedAt, writtenAt, refusesLetters = false } = house;
  const isReachable = to !== null && !refusesLetters;
  const t = useTranslations("emails.unverified");
  const formats = useFormats();
  const day = (moment: string) => formats.date(moment.slice(0, 10));
  const parts = [
    to ?? t("noAddress"),
    ...(refusesLetters ? [t("refusesLetters")] : []),
    verifiedAt === null ? t("never") : t("verified", { date: day(verifiedAt) }),
    ...(writtenAt === null ? [] : [t("written", { date: day(writtenAt) })]),
  ];
  return (
    <li className="flex items-center gap-3 px-4 py-1.5">
      <label className="flex min-h-tap min-w-0 flex-1 items-center gap-3">
        <input
          type="checkbox"
          name="uuid"
          value={uuid}
          disabled={!isReachable}
          defaultChecked={isReachable && writtenAt === null}
          className="size-6 shrink-0 accent-way"
        />
        <span className="min-w-0">
          <span className="font-medium">{name}</span>, {town}
          <span className="block text-sm text-ink-2">{parts.join(" · ")}</span>
        </span>
      </label>
      <Link
        to={administrationPaths.houseEmails(uuid)}
        className="inline-flex min-h-tap items-center text-sm text-way underline"
      >
        {t("one")} <span className="sr-only">({name})</span>
      </Link>
    </li>
  );
}
