import { PageWords } from "#web/features/shell/page-words.tsx";
import { facts } from "#web/messages/es/facts.ts";
import { map } from "#web/messages/es/map.ts";
import { profile } from "#web/messages/es/profile.ts";
import { town } from "#web/messages/es/town.ts";

const messages = { facts, map, profile, town };

export default function TownWords() {
  return <PageWords messages={messages} />;
}
