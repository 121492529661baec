import { Form, useLocation } from "react-router";
import { useTranslations } from "use-intl";

import { Button } from "#web/ui/controls/button.tsx";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { usePaths } from "#web/ui/use-paths.ts";

/** Takes a plan that was shared into one's own; visitors sign in first and come back. */
export function CopyForm({ isVisitor }: { isVisitor: boolean }) {
  const t = useTranslations("plans.overview");
  const paths = usePaths();
  const { pathname, search } = useLocation();
  if (isVisitor) return <ButtonLink to={paths.login(pathname + search)}>{t("copyVisitor")}</ButtonLink>;
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="form" value="copy" />
      <Button type="submit">{t("copy")}</Button>
    </Form>
  );
}
