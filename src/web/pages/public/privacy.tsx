import { useTranslations } from "use-intl";

import { Link } from "#web/ui/controls/link.tsx";
import { usePaths } from "#web/ui/use-paths.ts";

import { TextPart, TextPage } from "./text-page.tsx";

const parts = ["who", "visit", "cookies", "browser", "account", "walking", "duration", "rights"] as const;
const cookies = ["session", "hint", "token", "device", "language"] as const;

export default function Privacy() {
  const t = useTranslations("legal.privacy");
  const paths = usePaths();
  return (
    <TextPage title={`${t("title")} – Vieira`} description={t("description")} heading={t("title")} lead={t("lead")}>
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
    </TextPage>
  );
}
