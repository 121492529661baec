import { useTranslations } from "use-intl";

import { Notice } from "#web/ui/layout/notice.tsx";

/** Recovery codes, which are shown this once. */
export function RecoveryCodeList({ codes }: { codes: readonly string[] }) {
  const t = useTranslations("account.secondFactor");
  return (
    <>
      <Notice kind="ok" announce>
        {t("on")}
      </Notice>
      <p>{t("keepCodes")}</p>
      <ol className="grid gap-x-6 gap-y-1 rounded-md border border-line bg-ground p-4 font-mono select-all sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
    </>
  );
}
