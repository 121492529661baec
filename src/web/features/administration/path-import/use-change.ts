import { useTranslations } from "use-intl";

/** Writes by how much a figure changes, with its sign. */
export function useChange() {
  const t = useTranslations("path.figures");
  return (now: number | null, after: number | null, write: (value: number) => string): string => {
    if (after === null || now === after) return t("same");
    const difference = after - (now ?? 0);
    const text = write(Math.abs(difference));
    return text === write(0) ? t("same") : `${difference < 0 ? "−" : "+"}${text}`;
  };
}
