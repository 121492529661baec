import { Form } from "react-router";
import { useTranslations } from "use-intl";

import { Button } from "#web/ui/controls/button.tsx";

/** Deletes a record; a disclosure asks first, with a script and without one. */
export function DeleteRecord({ title, version }: { title: string; version: number }) {
  const t = useTranslations("administration.show");
  return (
    <details className="justify-self-start rounded-md border border-line bg-surface px-4">
      <summary className="flex min-h-tap items-center font-medium text-bad">{t("delete")}</summary>
      <Form method="post" preventScrollReset className="grid justify-items-start gap-2 pt-1 pb-4">
        <input type="hidden" name="version" value={version} />
        <p className="font-strong">{t("deleteAsk", { title })}</p>
        <p className="text-sm text-ink-2">{t("deleteHint")}</p>
        <Button type="submit" variant="danger" size="sm" name="form" value="delete">
          {t("deleteNow")}
        </Button>
      </Form>
    </details>
  );
}
