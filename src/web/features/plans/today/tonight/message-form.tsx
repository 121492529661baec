import { Copy, Mail, MessageCircle, MessageSquare, Share2 } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";

import { bookingRequest, bookingSubject } from "#messages/sentences/booking-request.ts";
import { useIdentity } from "#web/client/api/identity.tsx";
import { readStored, writeStored } from "#web/client/storage/browser-storage.ts";
import { mobileOf, type HouseContactData } from "#web/components/facts/houses/house-contacts.tsx";
import { buttonLook, Button } from "#web/ui/controls/button.tsx";
import { Field, TextAreaField, TextField } from "#web/ui/controls/field.tsx";
import { Stepper } from "#web/ui/controls/stepper.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";
import { useHydrated } from "#web/ui/hydration/use-hydrated.ts";

interface MessageFormProps {
  house: Pick<HouseContactData, "name" | "phone" | "secondPhone" | "whatsapp" | "email">;
  date: string | undefined;
  /** Time of arrival, `HH:MM`; empty if unknown. */
  time: string;
  /** Number of walkers in the plan; for one alone the last entered number is shown. */
  walking: number;
  /** Called when it is sent by another app. */
  onSend: () => void;
}

const maxPeople = 20;
const peopleKey = "vieira-people";

function rememberedPeople(): number {
  return Math.min(maxPeople, Math.max(1, Number(readStored(peopleKey)) || 1));
}

/** A message in Spanish asking for a bed, for the apps by which the place to stay can be reached, as far as known. */
export function MessageForm({ house, date, time: expected, walking, onSend }: MessageFormProps) {
  const t = useTranslations("today.message");
  const identity = useIdentity();
  const [people, setPeople] = useState(() => (walking > 1 ? walking : rememberedPeople()));
  const [name, setName] = useState(identity?.name ?? "");
  const [time, setTime] = useState(expected);
  const [editedText, setEditedText] = useState<string | null>(null);
  const [isCopied, setCopied] = useState(false);
  const text = editedText ?? bookingRequest({ date, people, name: name.trim(), time });
  const encoded = encodeURIComponent(text);
  const mobile = mobileOf(house);
  const whatsapp = house.whatsapp ?? mobile;
  const look = buttonLook("secondary", "sm");
  const canShare = useHydrated() && typeof navigator.share === "function";
  return (
    <div className="grid gap-3 py-2">
      <p className="font-strong">{t("heading")}</p>
      <div className="grid gap-3 sm:grid-cols-3">
        <Field label={t("people")} error={null}>
          {(control) => (
            <Stepper
              control={control}
              name="people"
              value={people}
              min={1}
              max={maxPeople}
              lessLabel={t("fewer")}
              moreLabel={t("more")}
              onValueChange={(count) => {
                setPeople(count);
                setEditedText(null);
                writeStored(peopleKey, String(count));
              }}
            />
          )}
        </Field>
        <TextField
          label={t("name")}
          error={null}
          value={name}
          autoComplete="name"
          maxLength={100}
          onChange={({ target }) => {
            setName(target.value);
            setEditedText(null);
          }}
        />
        <TextField
          label={t("time")}
          error={null}
          type="time"
          value={time}
          onChange={({ target }) => {
            setTime(target.value);
            setEditedText(null);
          }}
        />
      </div>
      <TextAreaField
        label={t("text")}
        error={null}
        hint={t("waiting")}
        lang="es"
        rows={4}
        maxLength={1000}
        value={text}
        onChange={({ target }) => setEditedText(target.value)}
      />
      <div className="flex flex-wrap gap-2">
        {whatsapp === null ? null : (
          <a
            className={look}
            href={`https://wa.me/${whatsapp.replaceAll(/\D/g, "")}?text=${encoded}`}
            rel="noreferrer"
            target="_blank"
            onClick={onSend}
          >
            <Icon of={MessageCircle} size="sm" />
            {t("whatsapp")}
          </a>
        )}
        {mobile === null ? null : (
          <a className={look} href={`sms:${mobile.replaceAll(/[^\d+]/g, "")}?&body=${encoded}`} onClick={onSend}>
            <Icon of={MessageSquare} size="sm" />
            {t("sms")}
          </a>
        )}
        {house.email === null ? null : (
          <a
            className={look}
            href={`mailto:${house.email}?subject=${encodeURIComponent(bookingSubject)}&body=${encoded}`}
            onClick={onSend}
          >
            <Icon of={Mail} size="sm" />
            {t("email")}
          </a>
        )}
        {canShare ? (
          <Button
            variant="secondary"
            size="sm"
            // Closing the system's share sheet is not an error.
            onClick={() => void navigator.share({ text }).then(onSend, () => undefined)}
          >
            <Icon of={Share2} size="sm" />
            {t("share")}
          </Button>
        ) : null}
        <Button
          variant="quiet"
          size="sm"
          onClick={() => {
            void navigator.clipboard.writeText(text).then(
              () => setCopied(true),
              () => undefined,
            );
          }}
        >
          <Icon of={Copy} size="sm" />
          {t("copy")}
        </Button>
        <span role="status" className="self-center text-sm">
          {isCopied ? t("copied") : ""}
        </span>
      </div>
    </div>
  );
}
