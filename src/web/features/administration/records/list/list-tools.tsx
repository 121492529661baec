import { Download, Plus, Upload } from "lucide-react";
import { useTranslations } from "use-intl";

import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { buttonLook } from "#web/ui/controls/button.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";
import { administrationPaths } from "#web/i18n/administration-paths.ts";

import { type ListView, tableSearch } from "./list-view.ts";
import { useRecordWords } from "../use-words.ts";

/** Actions on a whole list: new record, import and export. */
export function ListTools({ resource, query }: Pick<ListView, "resource" | "query">) {
  const t = useTranslations("administration.list");
  const words = useRecordWords().resource(resource.name);
  const search = tableSearch(resource, query);
  return (
    <div className="flex flex-wrap items-center gap-2.5">
      {/* A file of the API: not a page, and the same in every language. */}
      <a
        href={administrationPaths.recordsFile(resource.name, search && `?${search}`)}
        download
        className={buttonLook("quiet", "sm", "max-sm:px-1")}
      >
        <Icon of={Download} size="sm" />
        {t("export")}
      </a>
      {resource.isDerived ? null : (
        <>
          <ButtonLink
            to={administrationPaths.importRecords(resource.name)}
            variant="quiet"
            size="sm"
            className="max-sm:px-1"
          >
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
