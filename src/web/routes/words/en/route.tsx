import { PageWords } from "#web/ui/page-words.tsx";
import { facts } from "#web/i18n/messages/en/facts.ts";
import { map } from "#web/i18n/messages/en/map.ts";
import { profile } from "#web/i18n/messages/en/profile.ts";
import { route } from "#web/i18n/messages/en/route.ts";

const messages = { facts, map, profile, route };

export default function RouteWords() {
  return <PageWords messages={messages} />;
}
