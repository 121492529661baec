import { ChevronRight } from "lucide-react";

import { Icon } from "#web/ui/icons/icon.tsx";
import { Link } from "#web/ui/controls/link.tsx";
import { administrationPaths } from "#web/i18n/administration-paths.ts";

import type { ResourceView } from "./resource-view.ts";
import { useRecordWords } from "./use-words.ts";

interface RecordTrailProps {
  resource: Pick<ResourceView, "name">;
  /** The record above the page; none for lists. */
  record?: { readonly key: string; readonly title: string };
}

const linkLook =
  "inline-flex min-h-tap items-center text-sm wrap-anywhere text-ink-2 underline underline-offset-4 hover:text-way";

/** Breadcrumbs of a page of a record. */
export function RecordTrail({ resource, record }: RecordTrailProps) {
  const words = useRecordWords().resource(resource.name);
  return (
    <nav aria-label={words.many} className="flex flex-wrap items-center gap-2">
      <Link to={administrationPaths.records(resource.name)} className={linkLook}>
        {words.many}
      </Link>
      {record ? (
        <>
          <Icon of={ChevronRight} size="sm" className="text-ink-2" />
          <Link to={administrationPaths.record(resource.name, record.key)} className={linkLook}>
            {record.title}
          </Link>
        </>
      ) : null}
    </nav>
  );
}
