import { Form, useNavigation } from "react-router";
import { useTranslations } from "use-intl";

import type { ShownPlan } from "#contract/shown-plan.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { TextInput } from "#web/ui/text-input.tsx";

import { HandOn } from "./hand-on.tsx";

/** The link by which others read the plan: made, handed on, and revoked. */
export function SharingForms({ plan: { name, share } }: { plan: Pick<ShownPlan, "name" | "share"> }) {
  const t = useTranslations("plans.sharing");
  if (!share) return <AddressButton form="share" label={t("make")} />;
  return (
    <div className="grid gap-3">
      <Field label={t("link")} error={null}>
        {(control) => <TextInput {...control} readOnly value={share.url} onFocus={({ target }) => target.select()} />}
      </Field>
      <HandOn url={share.url} text={t("message", { name })} />
      <AddressButton form="unshare" label={t("revoke")} isQuiet />
    </div>
  );
}

/** The address that calendars subscribe to: made and revoked. */
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
      <Field label={t("address")} error={null}>
        {(control) => <TextInput {...control} readOnly value={calendarUrl} onFocus={({ target }) => target.select()} />}
      </Field>
      <AddressButton form="uncalendar" label={t("revoke")} isQuiet />
    </div>
  );
}

function AddressButton({ form, label, isQuiet = false }: { form: string; label: string; isQuiet?: boolean }) {
  const { state, formData } = useNavigation();
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="form" value={form} />
      <Button
        type="submit"
        variant={isQuiet ? "quiet" : "secondary"}
        size="sm"
        busy={state !== "idle" && formData?.get("form") === form}
      >
        {label}
      </Button>
    </Form>
  );
}
