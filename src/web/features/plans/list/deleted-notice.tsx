import { Form } from "react-router";
import { useTranslations } from "use-intl";

import { Button } from "#web/ui/controls/button.tsx";
import { Notice } from "#web/ui/layout/notice.tsx";

/** A plan that has just been deleted, with all that brings it back. */
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
