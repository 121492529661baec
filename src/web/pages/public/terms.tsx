import { useTranslations } from "use-intl";

import { Link } from "#web/ui/controls/link.tsx";
import { usePaths } from "#web/ui/use-paths.ts";

import { TextPart, TextPage } from "./text-page.tsx";

const parts = ["service", "facts", "account", "fairUse", "data", "liability"] as const;

export default function Terms() {
  const t = useTranslations("legal.terms");
  const paths = usePaths();
  return (
    <TextPage title={`${t("title")} – Vieira`} description={t("description")} heading={t("title")} lead={t("lead")}>
      {parts.map((part) => (
        <TextPart key={part} heading={t(`${part}.heading`)}>
          <p>{t.rich(`${part}.text`, { link: (words) => <Link to={paths.credits()}>{words}</Link> })}</p>
        </TextPart>
      ))}
    </TextPage>
  );
}
