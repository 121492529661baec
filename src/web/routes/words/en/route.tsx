import { PageWords } from "#web/features/shell/page-words.tsx";
import { facts } from "#web/messages/en/facts.ts";
import { map } from "#web/messages/en/map.ts";
import { profile } from "#web/messages/en/profile.ts";
import { route } from "#web/messages/en/route.ts";

const messages = { facts, map, profile, route };

export default function RouteWords() {
  return <PageWords messages={messages} />;
}
