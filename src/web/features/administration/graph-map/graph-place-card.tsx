import type { ReactNode } from "react";
import { useTranslations } from "use-intl";

import type { ResourceName } from "#contract/administration/resources/all-resources.ts";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { administrationPaths } from "#web/i18n/administration-paths.ts";

interface GraphPlaceCardProps {
  resource: ResourceName;
  recordKey: string;
  title: string;
  /** What it is. */
  kind: string;
  facts: readonly (readonly [name: string, value: string])[];
  children?: ReactNode;
}

/** What is chosen on the map: what it is, and the ways to its pages. */
export function GraphPlaceCard({ resource, recordKey, title, kind, facts, children }: GraphPlaceCardProps) {
  const t = useTranslations("graphMap");
  return (
    <Card className="grid gap-4 p-5">
      <div>
        <h2 className="text-xl wrap-anywhere">{title}</h2>
        <p className="text-ink-2">{kind}</p>
      </div>
      {facts.length === 0 ? null : (
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
          {facts.map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="text-ink-2">{name}</dt>
              <dd className="tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className="flex flex-wrap gap-2.5">
        <ButtonLink to={administrationPaths.record(resource, recordKey)} variant="secondary" size="sm">
          {t("open")}
        </ButtonLink>
        <ButtonLink to={administrationPaths.editRecord(resource, recordKey)} variant="secondary" size="sm">
          {t("edit")}
        </ButtonLink>
      </div>
      {children}
    </Card>
  );
}
