import { useTranslations } from "use-intl";

import { PageHead } from "#web/components/seo/page-head.tsx";
import { Link } from "#web/ui/controls/link.tsx";
import { TextPart } from "#web/ui/text/text-part.tsx";
import { usePaths } from "#web/ui/use-paths.ts";

const parts = ["who", "visit", "cookies", "browser", "account", "walking", "duration", "rights"] as const;
const cookies = ["session", "hint", "token", "device", "language"] as const;

export default function Privacy() {
  const t = useTranslations("legal.privacy");
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
          <p>{t.rich(`${part}.text`, { link: (words) => <Link to={paths.me()}>{words}</Link> })}</p>
          {part === "cookies" ? (
            <ul className="grid list-disc gap-1.5 pl-6">
              {cookies.map((cookie) => (
                <li key={cookie}>{t(`cookies.${cookie}`)}</li>
              ))}
            </ul>
          ) : null}
        </TextPart>
      ))}
    </div>
  );
}
