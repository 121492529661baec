import { useTranslations } from "use-intl";

import { PageForm, Submit } from "#web/ui/forms/page-form.tsx";
import { useForm } from "#web/ui/forms/use-form.ts";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";

interface WriteFormProps {
  token: string;
  legs: number;
  plans: number;
  /** Address of the page without the preview. */
  back: string;
}

/** Writes what the preview shows. */
export function WriteForm({ token, legs, plans, back }: WriteFormProps) {
  const t = useTranslations("path.write");
  const form = useForm("apply");
  return (
    <PageForm form={form} remarks={["token"]}>
      <p>{t("lead", { legs, plans })}</p>
      <input type="hidden" name="token" value={token} />
      <div className="flex flex-wrap gap-3">
        <Submit form={form}>{t("submit")}</Submit>
        <ButtonLink to={back} variant="quiet">
          {t("cancel")}
        </ButtonLink>
      </div>
    </PageForm>
  );
}
