import { Eye, Images, Mail, MapPinned, Pencil, Spline, Waypoints } from "lucide-react";
import { Form } from "react-router";
import { useTranslations } from "use-intl";

import type { ResourceName } from "#contract/administration/resources/all-resources.ts";
import type { ShownRecord } from "#contract/administration/record.ts";
import type { Problem } from "#contract/http/problem.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { ButtonLink, Link } from "#web/ui/controls/link.tsx";
import { Chip } from "#web/ui/layout/chip.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";
import { Notice } from "#web/ui/layout/notice.tsx";
import { administrationPaths } from "#web/i18n/administration-paths.ts";

import { keyOf, type ResourceView } from "../resource-view.ts";

interface RecordActionsProps {
  resource: ResourceView;
  record: ShownRecord;
  recordKey: string;
  /** Address of the public page; null if there is none. */
  address: string | null;
}

/** Resources that the map of the graph shows, by its parameter. */
const parameters: Partial<Record<ResourceName, "waypoint" | "arc" | "route">> = {
  waypoints: "waypoint",
  arcs: "arc",
  routes: "route",
};
const hasPhotos: readonly ResourceName[] = ["towns", "accommodations", "points-of-interest"];

export function RecordActions({ resource, record, recordKey, address }: RecordActionsProps) {
  const t = useTranslations("administration");
  const { published, uuid } = record;
  const onMap = parameters[resource.name];
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Chip tone={published ? "ok" : "neutral"}>{t(published ? "list.isPublished" : "list.isHidden")}</Chip>
      <ButtonLink to={administrationPaths.editRecord(resource.name, recordKey)} size="sm">
        <Icon of={Pencil} size="sm" />
        {t("show.edit")}
      </ButtonLink>
      {address !== null && published ? (
        <ButtonLink to={address} variant="secondary" size="sm">
          <Icon of={Eye} size="sm" />
          {t("show.view")}
        </ButtonLink>
      ) : null}
      {resource.name === "accommodations" ? (
        <ButtonLink to={administrationPaths.houseEmails(uuid)} variant="secondary" size="sm">
          <Icon of={Mail} size="sm" />
          {t("show.emails")}
        </ButtonLink>
      ) : null}
      {hasPhotos.includes(resource.name) ? (
        <ButtonLink to={administrationPaths.recordPhotos(resource.name, uuid)} variant="secondary" size="sm">
          <Icon of={Images} size="sm" />
          {t("show.photos")}
        </ButtonLink>
      ) : null}
      {resource.name === "routes" ? (
        <ButtonLink to={administrationPaths.administeredPath(recordKey)} variant="secondary" size="sm">
          <Icon of={Spline} size="sm" />
          {t("show.path")}
        </ButtonLink>
      ) : null}
      {resource.name === "routes" ? (
        <ButtonLink to={administrationPaths.routeSegments(recordKey)} variant="secondary" size="sm">
          <Icon of={Waypoints} size="sm" />
          {t("show.segments")}
        </ButtonLink>
      ) : null}
      {onMap ? (
        <ButtonLink to={administrationPaths.graphMap({ [onMap]: recordKey })} variant="secondary" size="sm">
          <Icon of={MapPinned} size="sm" />
          {t("show.map")}
        </ButtonLink>
      ) : null}
      {resource.name === "accommodation-owners" || resource.name === "towns" ? (
        <ButtonLink
          to={administrationPaths.records("accommodations", {
            [resource.name === "towns" ? "townUuid" : "ownerUuid"]: uuid,
          })}
          variant="secondary"
          size="sm"
        >
          {t("show.houses")}
        </ButtonLink>
      ) : null}
      <Form method="post" preventScrollReset className="contents">
        {resource.isVerified ? (
          <Button type="submit" variant="secondary" size="sm" name="form" value="verify">
            {t("list.verify")}
          </Button>
        ) : null}
        <Button type="submit" variant="secondary" size="sm" name="form" value={published ? "unpublish" : "publish"}>
          {t(published ? "list.unpublish" : "list.publish")}
        </Button>
      </Form>
    </div>
  );
}

function DependantLinks({ records, total }: NonNullable<Problem["dependants"]>) {
  const t = useTranslations();
  return (
    <ul className="mt-1">
      {records.map(({ resource, uuid, slug, title }) => (
        <li key={resource + uuid}>
          <Link
            to={administrationPaths.record(resource as ResourceName, keyOf(resource as ResourceName, { uuid, slug }))}
            className="inline-flex min-h-tap items-center text-way underline"
          >
            {t(`records.resources.${resource as ResourceName}.one`)}: {title}
          </Link>
        </li>
      ))}
      {total > records.length ? (
        <li>{t("administration.show.moreDependants", { count: total - records.length })}</li>
      ) : null}
    </ul>
  );
}

interface DeleteRecordProps {
  title: string;
  version: number;
  /** Why deletion failed, after an attempt. */
  refusal: string | null;
  dependants: NonNullable<Problem["dependants"]> | null;
}

/** Deletes a record after a confirmation, which needs no script. */
export function DeleteRecord({ title, version, refusal, dependants }: DeleteRecordProps) {
  const t = useTranslations("administration.show");
  return (
    <details open={refusal !== null} className="justify-self-start rounded-md border border-line bg-surface px-4">
      <summary className="flex min-h-tap items-center font-medium text-bad">{t("delete")}</summary>
      <Form method="post" preventScrollReset className="grid justify-items-start gap-2 pt-1 pb-4">
        <input type="hidden" name="version" value={version} />
        <p className="font-strong">{t("deleteAsk", { title })}</p>
        {refusal === null ? null : (
          <Notice kind="bad" announce>
            <p>{refusal}</p>
            {dependants === null ? null : <DependantLinks {...dependants} />}
          </Notice>
        )}
        <Button type="submit" variant="danger" size="sm" name="form" value="delete">
          {t("deleteNow")}
        </Button>
      </Form>
    </details>
  );
}
