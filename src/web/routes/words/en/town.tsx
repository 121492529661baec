import { PageWords } from "#web/features/shell/page-words.tsx";
import { facts } from "#web/messages/en/facts.ts";
import { map } from "#web/messages/en/map.ts";
import { profile } from "#web/messages/en/profile.ts";
import { town } from "#web/messages/en/town.ts";

const messages = { facts, map, profile, town };

export default function TownWords() {
  return <PageWords messages={messages} />;
}
