import { PageWords } from "#web/features/shell/page-words.tsx";
import { map } from "#web/messages/es/map.ts";
import { planner } from "#web/messages/es/planner.ts";
import { profile } from "#web/messages/es/profile.ts";

const messages = { map, planner, profile };

export default function PlannerWords() {
  return <PageWords messages={messages} />;
}
