import { useTranslations } from "use-intl";

export default function Home() {
  const t = useTranslations("home");
  return <h1>{t("hero.line1")}</h1>;
}
