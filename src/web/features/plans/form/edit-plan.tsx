import { useTranslations } from "use-intl";

import type { FormReply, PlanFormPage } from "#web/components/plan-form/plan-form-page.ts";
import { PrivateHead } from "#web/components/seo/page-head.tsx";
import { useOfflineCopy } from "#web/features/plans/offline/offline-copy.tsx";
import { PlanHeader } from "#web/features/plans/overview/plan-header.tsx";
import { usePaths } from "#web/ui/use-paths.ts";

import { PlanForm } from "./plan-form.tsx";

interface EditPlanProps {
  uuid: string;
  page: PlanFormPage;
  reply: FormReply | undefined;
  /** Uuid of who is signed in. */
  member: string | null;
}

/** The options of a plan; changes replan it around what is fixed. */
export function EditPlan({ uuid, page, reply, member }: EditPlanProps) {
  const t = useTranslations("planForm");
  const paths = usePaths();
  const isOffline = useOfflineCopy() !== null;
  const { name } = page.base?.options ?? page.options;
  return (
    <div className="page-width grid grid-cols-[minmax(0,1fr)] content-start gap-5 py-6 md:py-8">
      <PrivateHead title={t("editTitle", { name })} />
      <PlanHeader plan={{ uuid, name, access: "owner" }} share={undefined} compact />
      <PlanForm
        key={uuid}
        page={page}
        reply={reply}
        owner={{ plan: uuid, member, isOffline }}
        back={paths.plan(uuid)}
      />
    </div>
  );
}
