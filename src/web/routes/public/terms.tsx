import { useTranslations } from "use-intl";

import { PageHead } from "#web/components/seo/page-head.tsx";
import { Link } from "#web/ui/controls/link.tsx";
import { TextPart } from "#web/ui/text/text-part.tsx";
import { usePaths } from "#web/ui/use-paths.ts";

const parts = ["service", "facts", "account", "fairUse", "data", "liability"] as const;

export default function Terms() {
  const t = useTranslations("legal.terms");
  const paths = usePaths();
  return (
    <div className="page-width grid gap-8 py-12">
      <PageHead title={`${t("title")} – Vieira`} description={t("description")} />
      <div className="grid gap-3">
        <h1 className="text-2xl font-extrabold">{t("title")}</h1>
        <p className="max-w-[70ch] text-lg text-ink-2">{t("lead")}</p>
      </div>
      {parts.map((part) => (
        <TextPart key={part} heading={t(`${part}.heading`)}>
          <p>{t.rich(`${part}.text`, { link: (words) => <Link to={paths.credits()}>{words}</Link> })}</p>
        </TextPart>
      ))}
    </div>
  );
}
