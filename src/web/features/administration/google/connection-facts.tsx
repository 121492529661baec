import { useTranslations } from "use-intl";

import type { GoogleConnection } from "#contract/accounts/google-connection.ts";
import { useFormats } from "#web/ui/text/formats.ts";

/** The connected account, what it has agreed to, and what failed last. */
export function ConnectionFacts({ connection }: { connection: GoogleConnection }) {
  const t = useTranslations("correspondence.google");
  const formats = useFormats();
  const moment = (at: string) => `${formats.date(at.slice(0, 10))}, ${formats.time(at.slice(11, 16))} UTC`;
  const { account, scopes, connectedAt, accessExpiresAt, error } = connection;
  const facts: readonly (readonly [string, string | null])[] = [
    [t("account"), account],
    [t("since"), connectedAt && moment(connectedAt)],
    [t("scopes"), scopes.join(", ")],
    [t("access"), accessExpiresAt && moment(accessExpiresAt)],
    [t("error"), error],
  ];
  return (
    <dl className="divide-y divide-line rounded-lg border border-line bg-surface px-5">
      {facts
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <div key={name} className="grid gap-x-4 py-2.5 sm:grid-cols-[12rem_1fr]">
            <dt className="text-sm text-ink-2">{name}</dt>
            <dd className="min-w-0 font-medium break-words">{value}</dd>
          </div>
        ))}
    </dl>
  );
}
