import { CalendarPlus } from "lucide-react";
import { useId } from "react";
import { Form, useNavigation } from "react-router";
import { useTranslations } from "use-intl";

import type { ShownPlan } from "#contract/plans/shown-plan.ts";
import { type SharedParts, sharedParts } from "#domain/plans/editing/shared-parts.ts";
import { CopyButton, ShareBar } from "#web/components/share/share-bar.tsx";
import { ShareNetworks } from "#web/components/share/share-networks.tsx";
import { buttonLook, Button } from "#web/ui/controls/button.tsx";
import { Checkbox } from "#web/ui/controls/inputs.tsx";
import { TextField } from "#web/ui/controls/field.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";

/** What a share link shall show, and its last day. */
type SharingInput = SharedParts & { readonly until: string | null };

/** Input of the form that was not saved, and what is wrong with the last day of the link. */
export interface RefusedSharing {
  readonly untilError: string;
  readonly input: SharingInput;
}

interface SharingFormsProps {
  plan: Pick<ShownPlan, "name" | "share">;
  refused: RefusedSharing | null;
}

/** The share link of the plan: create, share, and revoke. */
export function SharingForms({ plan: { name, share }, refused }: SharingFormsProps) {
  const t = useTranslations("plans.sharing");
  if (!share) return <SharingForm share={null} refused={refused} />;
  return (
    <div className="grid gap-3">
      <TextField label={t("link")} error={null} readOnly value={share.url} onFocus={({ target }) => target.select()} />
      <ShareBar url={share.url} text={t("message", { name })} what="plan" words={(key) => t(key)}>
        <ShareNetworks url={share.url} text={t("message", { name })} />
      </ShareBar>
      <SharingForm share={share} refused={refused} />
      <AddressButton form="unshare" label={t("revoke")} isQuiet />
    </div>
  );
}

/** Creates the link, or changes what it shows; both work without a script. */
function SharingForm({ share, refused }: Pick<ShownPlan, "share"> & Pick<SharingFormsProps, "refused">) {
  const t = useTranslations("plans.sharing");
  const partsId = useId();
  const form = share ? "shown" : "share";
  const isBusy = useIsSending(form);
  const values: Partial<SharingInput> | null = refused?.input ?? share;
  return (
    // The boxes start with the saved state, from here or elsewhere.
    <Form
      method="post"
      preventScrollReset
      className="grid gap-2"
      key={[...sharedParts, "until" as const].map((part) => share?.[part]).join()}
    >
      <input type="hidden" name="form" value={form} />
      <div role="group" aria-labelledby={partsId}>
        <p id={partsId} className="font-strong">
          {t("parts")}
        </p>
        {sharedParts.map((part) => (
          <Checkbox
            key={part}
            name={part}
            label={t(part)}
            hint={part === "prices" ? t("pricesHint") : part === "today" ? t("todayHint") : undefined}
            defaultChecked={values?.[part] ?? false}
          />
        ))}
      </div>
      <TextField
        label={t("until")}
        hint={t("untilHint")}
        error={refused?.untilError ?? null}
        type="date"
        name="until"
        defaultValue={values?.until ?? ""}
      />
      <Button type="submit" variant="secondary" size="sm" busy={isBusy} className="justify-self-start">
        {share ? t("save") : t("make")}
      </Button>
    </Form>
  );
}

/** The address for calendar subscriptions: create and revoke. */
export function CalendarForms({
  plan: { calendarUrl, startDate },
}: {
  plan: Pick<ShownPlan, "calendarUrl" | "startDate">;
}) {
  const t = useTranslations("plans.subscription");
  if (calendarUrl === null) {
    return startDate === null ? (
      <p className="text-sm text-ink-2">{t("needsDate")}</p>
    ) : (
      <AddressButton form="calendar" label={t("make")} />
    );
  }
  return (
    <div className="grid gap-3">
      <TextField
        label={t("address")}
        error={null}
        readOnly
        value={calendarUrl}
        onFocus={({ target }) => target.select()}
      />
      <div className="flex flex-wrap gap-2">
        {/* Calendar apps handle this scheme, and subscribe where a browser would download a file. */}
        <a href={calendarUrl.replace(/^https?:/, "webcal:")} className={buttonLook("secondary", "sm")}>
          <Icon of={CalendarPlus} size="sm" />
          {t("open")}
        </a>
        <CopyButton text={() => calendarUrl} words={t} />
      </div>
      <AddressButton form="uncalendar" label={t("revoke")} isQuiet />
    </div>
  );
}

function AddressButton({ form, label, isQuiet = false }: { form: string; label: string; isQuiet?: boolean }) {
  const isBusy = useIsSending(form);
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="form" value={form} />
      <Button
        type="submit"
        variant={isQuiet ? "quiet" : "secondary"}
        size="sm"
        className={isQuiet ? "-ml-4" : undefined}
        busy={isBusy}
      >
        {label}
      </Button>
    </Form>
  );
}

function useIsSending(form: string): boolean {
  const { state, formData } = useNavigation();
  return state !== "idle" && formData?.get("form") === form;
}
