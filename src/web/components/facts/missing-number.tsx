import { useState } from "react";
import { useTranslations } from "use-intl";

import type { SuggestionCreation } from "#contract/places/correction-suggestions.ts";
import { ApiError } from "#web/client/api/api-response.ts";
import { siteApi } from "#web/client/api/site-api.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { TextField } from "#web/ui/controls/field.tsx";
import { usePaths } from "#web/ui/use-paths.ts";

/** Asks callers for a house's missing number, sent to editors as a correction. Without a script it opens the form. */
export function MissingNumber({ house }: { house: { readonly uuid: string; readonly name: string } }) {
  const t = useTranslations("contacts.missing");
  const paths = usePaths();
  const [state, setState] = useState<"asked" | "sending" | "sent" | "refused" | "failed">("asked");
  const send = async (phone: string) => {
    setState("sending");
    const body: SuggestionCreation = { changes: { phone } };
    const path = `/accommodations/${house.uuid}/correction-suggestions` as const;
    try {
      await siteApi().request({ method: "POST", path, body });
      setState("sent");
    } catch (error) {
      setState(error instanceof ApiError && error.status === 422 ? "refused" : "failed");
    }
  };
  if (state === "sent") {
    return (
      <p role="status" className="text-sm text-ok">
        {t("thanks")}
      </p>
    );
  }
  const errors = { refused: t("refused"), failed: t("failed") };
  return (
    <details className="text-sm">
      <summary className="inline-flex min-h-tap items-center text-way underline underline-offset-4">{t("ask")}</summary>
      <form
        action={paths.suggestCorrection(house.uuid)}
        className="flex flex-wrap items-end gap-2 pb-2"
        onSubmit={(event) => {
          event.preventDefault();
          void send(String(new FormData(event.currentTarget).get("phone")).trim());
        }}
      >
        <TextField
          label={t("label", { name: house.name })}
          error={state === "refused" || state === "failed" ? errors[state] : null}
          name="phone"
          type="tel"
          autoComplete="off"
          required
        />
        <Button type="submit" size="sm" variant="secondary" busy={state === "sending"}>
          {t("send")}
        </Button>
      </form>
    </details>
  );
}
