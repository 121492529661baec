import { TriangleAlert } from "lucide-react";
import { useTranslations } from "use-intl";

import { Button } from "#web/ui/controls/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Icon } from "#web/ui/icons/icon.tsx";

import { takeField } from "#web/components/plan-sync/plan-form-fields.ts";
import type { Contest } from "#web/components/plan-sync/plan-wish.ts";
import type { PlanFormState } from "./use-plan-form.ts";
import { usePartText } from "./use-part-text.ts";
import { isSamePart, takePart } from "#web/components/plan-sync/wish-parts.ts";

/** Parts that were changed here and elsewhere, side by side: for each, one of the two stays. */
export function ContestTable({ form }: { form: PlanFormState }) {
  const t = useTranslations("planForm.contest");
  const { page, wish, setWish, isBusy } = form;
  const { contests } = page;
  const takeAll = (side: "mine" | "theirs") =>
    setWish(contests.reduce((all, contest) => takePart(all, contest[side], contest.part), wish));
  return (
    <section aria-labelledby="contest" className="overflow-hidden rounded-lg border-2 border-warn bg-surface">
      <div role="alert" className="flex items-start gap-3 bg-warn-soft px-5 py-3 text-warn">
        <Icon of={TriangleAlert} className="mt-1" />
        <div>
          <h2 id="contest" className="font-sans text-base font-strong">
            {t("heading")}
          </h2>
          <p className="text-sm">{t("text", { count: contests.length })}</p>
        </div>
      </div>
      <div className="overflow-x-auto">
        <table className="w-full border-collapse text-left text-sm">
          <thead>
            <tr className="border-b border-line">
              <th scope="col" className="px-5 py-2.5 font-strong">
                {t("part")}
              </th>
              <th scope="col" className="px-3 py-2.5 font-strong">
                {t("theirs", { version: page.base?.version ?? 0 })}
              </th>
              <th scope="col" className="px-3 py-2.5 font-strong">
                {t("mine")}
              </th>
            </tr>
          </thead>
          <tbody>
            {contests.map((contest) => (
              <ContestRow key={contest.part} contest={contest} form={form} />
            ))}
          </tbody>
        </table>
      </div>
      <div className="flex flex-wrap items-center gap-3 px-5 py-3">
        <Button type="submit" name="do" value="save" busy={isBusy}>
          {t("save")}
        </Button>
        <Button variant="secondary" data-needs-script="" onClick={() => takeAll("theirs")}>
          {t("takeAll")}
        </Button>
        <span className="text-sm text-ink-2">{t("others")}</span>
      </div>
    </section>
  );
}

function ContestRow({ contest, form }: { contest: Contest; form: PlanFormState }) {
  const t = useTranslations("planForm.parts");
  const { wish, setWish, page } = form;
  const text = usePartText(page);
  const { part } = contest;
  return (
    <tr className="border-b border-line">
      <th scope="row" className="px-5 py-2 font-medium">
        {t(part)}
      </th>
      {(["theirs", "mine"] as const).map((side) => {
        const isChosen = isSamePart(wish, contest[side], part);
        return (
          <td key={side} className={classNames("px-3 py-1", isChosen && "bg-way-soft")}>
            <label className="flex min-h-tap items-center gap-3">
              <input
                type="radio"
                name={takeField(part)}
                value={side}
                checked={isChosen}
                onChange={() => setWish(takePart(wish, contest[side], part))}
                className="size-5 shrink-0 accent-way"
              />
              <span className={isChosen ? "font-strong" : undefined}>{text(part, contest[side])}</span>
            </label>
          </td>
        );
      })}
    </tr>
  );
}
