import { PageWords } from "#web/features/shell/page-words.tsx";
import { map } from "#web/messages/en/map.ts";
import { planner } from "#web/messages/en/planner.ts";
import { profile } from "#web/messages/en/profile.ts";

const messages = { map, planner, profile };

export default function PlannerWords() {
  return <PageWords messages={messages} />;
}
