import { PageWords } from "#web/ui/page-words.tsx";
import { facts } from "#web/i18n/messages/es/facts.ts";
import { map } from "#web/i18n/messages/es/map.ts";
import { profile } from "#web/i18n/messages/es/profile.ts";
import { route } from "#web/i18n/messages/es/route.ts";

const messages = { facts, map, profile, route };

export default function RouteWords() {
  return <PageWords messages={messages} />;
}
