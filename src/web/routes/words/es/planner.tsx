import { plannerText } from "#contract/planner/reason-text/es.ts";
import { PlannerSentences } from "#web/components/plan-fields/planner-sentences.tsx";
import { PageWords } from "#web/ui/page-words.tsx";
import { map } from "#web/i18n/messages/es/map.ts";
import { planner } from "#web/i18n/messages/es/planner.ts";
import { profile } from "#web/i18n/messages/es/profile.ts";

const messages = { map, planner, profile };

export default function PlannerWords() {
  return (
    <PlannerSentences value={plannerText}>
      <PageWords messages={messages} />
    </PlannerSentences>
  );
}
