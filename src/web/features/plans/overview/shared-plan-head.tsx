import { useRouteLoaderData, Form, useLocation } from "react-router";
import { useTranslations } from "use-intl";

import { Button } from "#web/ui/controls/button.tsx";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { usePaths } from "#web/ui/use-paths.ts";

interface SharedPlanHeadProps {
  name: string;
  description: string;
  /** Path of the picture that is shown where the link is shared. */
  picture: string;
}

/** Title of a plan; a link to it shows a picture, and search engines none of it. */
export function SharedPlanHead({ name, description, picture }: SharedPlanHeadProps) {
  const origin = useRouteLoaderData<{ origin: string }>("root")?.origin ?? "";
  const title = `${name} – Vieira`;
  const image = `${origin}${picture}`;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="robots" content="noindex" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Vieira" />
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

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
