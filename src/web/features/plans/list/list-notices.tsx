import { Form } from "react-router";
import { useTranslations } from "use-intl";

import { Button } from "#web/ui/controls/button.tsx";
import { Notice } from "#web/ui/layout/notice.tsx";
import { ButtonLink } from "#web/ui/controls/link.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { usePaths } from "#web/ui/use-paths.ts";

/** A plan that has just been deleted, with everything to restore it. */
export interface DeletedPlan {
  readonly name: string;
  /** Its days as JSON. */
  readonly content: string;
}

export function DeletedNotice({ plan: { name, content } }: { plan: DeletedPlan }) {
  const t = useTranslations("plans.list");
  return (
    <Notice
      kind="ok"
      announce
      action={
        <Form method="post" encType="multipart/form-data">
          <input type="hidden" name="form" value="undelete" />
          <input type="hidden" name="name" value={name} />
          <input type="hidden" name="content" value={content} />
          <Button type="submit" variant="quiet" size="sm">
            {t("undo")}
          </Button>
        </Form>
      }
    >
      {t("deleted", { name })}
    </Notice>
  );
}

/** A plan that is only deleted when it is said once more, as its diary would not come back. */
export interface PlanWithDiary {
  readonly uuid: string;
  readonly name: string;
  readonly version: number;
  readonly photos: number;
}

export function DiaryNotice({ plan: { uuid, name, version, photos } }: { plan: PlanWithDiary }) {
  const t = useTranslations("plans.list");
  return (
    <Notice
      kind="warn"
      announce
      action={
        <Form method="post">
          <input type="hidden" name="form" value="delete" />
          <input type="hidden" name="uuid" value={uuid} />
          <input type="hidden" name="version" value={version} />
          <Button type="submit" name="diary" value="too" variant="danger" size="sm">
            {t("deleteWithDiary")}
          </Button>
        </Form>
      }
    >
      {t("hasDiary", { name, photos })}
    </Notice>
  );
}

/** What to do while there is no plan. */
export function EmptyPlans() {
  const t = useTranslations("plans.list");
  const paths = usePaths();
  return (
    <Card className="grid justify-items-start gap-4 px-6 py-8">
      <p className="max-w-[56ch] text-lg">{t("emptyText")}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={paths.startPlan()} variant="arrow">
          {t("start")}
        </ButtonLink>
        <ButtonLink to={paths.newPlan()} variant="secondary">
          {t("new")}
        </ButtonLink>
      </div>
    </Card>
  );
}
