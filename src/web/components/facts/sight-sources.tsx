import { useTranslations } from "use-intl";

import { type Sources, useSourceText } from "./source-list.tsx";

/** Where what is said of a sight comes from, on demand; each source once, for most sights have but one. */
export function SightSources({ sources, name }: { sources: Sources; name: string }) {
  const t = useTranslations("facts.sight");
  const write = useSourceText();
  const texts = [...new Set(Object.values(sources).map(write))];
  if (texts.length === 0) return null;
  return (
    <details className="text-sm">
      <summary className="inline-flex min-h-tap items-center text-way underline underline-offset-4">
        {t("source")}
        <span className="sr-only">: {name}</span>
      </summary>
      {texts.map((text) => (
        <p key={text} className="pb-1 text-ink-2">
          {text}
        </p>
      ))}
    </details>
  );
}
