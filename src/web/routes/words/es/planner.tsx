import { plannerText } from "#contract/reason-text/es.ts";
import { PlannerSentences } from "#web/features/planner/planner-sentences.tsx";
import { PageWords } from "#web/features/shell/page-words.tsx";
import { map } from "#web/messages/es/map.ts";
import { planner } from "#web/messages/es/planner.ts";
import { profile } from "#web/messages/es/profile.ts";

const messages = { map, planner, profile };

export default function PlannerWords() {
  return (
    <PlannerSentences value={plannerText}>
      <PageWords messages={messages} />
    </PlannerSentences>
  );
}
