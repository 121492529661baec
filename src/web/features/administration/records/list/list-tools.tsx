import { Download, Plus, Upload } from "lucide-react";
import { useLocation } from "react-router";
import { useTranslations } from "use-intl";

import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { buttonLook } from "#web/ui/controls/button.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";
import { administrationPaths } from "#web/i18n/administration-paths.ts";

import type { ResourceView } from "../resource-view.ts";
import { useRecordWords } from "../use-words.ts";

/** Parameters that only this program's pages know. */
const ofPages = ["page", "perPage", "column", "after"];

/** What can be done with a list as a whole: a new record, and tables in and out. */
export function ListTools({ resource }: { resource: ResourceView }) {
  const t = useTranslations("administration.list");
  const words = useRecordWords().resource(resource.name);
  const asked = [...new URLSearchParams(useLocation().search)];
  const filters = new URLSearchParams(asked.filter(([name, value]) => !ofPages.includes(name) && value !== ""));
  const search = filters.size > 0 ? `?${filters.toString()}` : "";
  return (
    <div className="flex flex-wrap items-center gap-2.5">
      {/* A file of the API: not a page, and the same in every language. */}
      <a href={administrationPaths.recordsFile(resource.name, search)} download className={buttonLook("quiet", "sm")}>
        <Icon of={Download} size="sm" />
        {t("export")}
      </a>
      {resource.isDerived ? null : (
        <>
          <ButtonLink to={administrationPaths.importRecords(resource.name)} variant="quiet" size="sm">
            <Icon of={Upload} size="sm" />
            {t("import")}
          </ButtonLink>
          <ButtonLink to={administrationPaths.newRecord(resource.name)}>
            <Icon of={Plus} />
            {words.add}
          </ButtonLink>
        </>
      )}
    </div>
  );
}
