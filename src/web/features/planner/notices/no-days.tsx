import { Footprints } from "lucide-react";
import { useTranslations } from "use-intl";

import { ButtonLink } from "#web/ui/controls/link.tsx";
import { Spinner } from "#web/ui/controls/spinner.tsx";

import { NoPlanMessages } from "./no-plan-messages.ts";
import type { Planner } from "../use-planner.ts";

/** Replaces the days while there are none, or while the browser is planning. */
export function NoDays(props: NoDaysProps) {
  return (
    <NoPlanMessages>
      <Reason {...props} />
    </NoPlanMessages>
  );
}

interface NoDaysProps {
  planner: Pick<Planner, "outcome" | "graph" | "options">;
}

function Reason({ planner }: NoDaysProps) {
  const t = useTranslations("noPlan");
  const { outcome, graph, options } = planner;
  const isPending = !outcome.ok && outcome.isPending === true;
  return (
    <section
      aria-busy={isPending}
      className="grid justify-items-center gap-2 rounded-lg border border-dashed border-line-strong px-6 py-10 text-center"
    >
      <Footprints aria-hidden="true" className="size-10 text-ink-3" />
      <h2 className="text-xl">{t(isPending ? "pending.heading" : "empty.heading")}</h2>
      <p className="max-w-[40ch] text-ink-2">{t(isPending ? "pending.text" : "empty.text")}</p>
      {isPending && graph.state === "loading" ? (
        <span className="text-way" data-needs-script="">
          <Spinner />
        </span>
      ) : null}
      {isPending ? (
        <div className={graph.state === "failed" ? "grid gap-3" : "script-hidden grid gap-3"}>
          <p className="max-w-[40ch] text-ink-2">{t("pending.withoutScript")}</p>
          <ButtonLink
            reloadDocument
            to={{ search: options.search }}
            variant="secondary"
            className="justify-self-center"
          >
            {t("pending.tryAgain")}
          </ButtonLink>
        </div>
      ) : null}
    </section>
  );
}
