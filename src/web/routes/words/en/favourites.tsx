import { PageWords } from "#web/features/shell/page-words.tsx";
import { facts } from "#web/messages/en/facts.ts";
import { favourites } from "#web/messages/en/favourites.ts";
import { map } from "#web/messages/en/map.ts";

const messages = { facts, favourites, map };

export default function FavouritesWords() {
  return <PageWords messages={messages} />;
}
