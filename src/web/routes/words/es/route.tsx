import { PageWords } from "#web/features/shell/page-words.tsx";
import { facts } from "#web/messages/es/facts.ts";
import { map } from "#web/messages/es/map.ts";
import { profile } from "#web/messages/es/profile.ts";
import { route } from "#web/messages/es/route.ts";

const messages = { facts, map, profile, route };

export default function RouteWords() {
  return <PageWords messages={messages} />;
}
