import { PageWords } from "#web/features/shell/page-words.tsx";
import { facts } from "#web/messages/es/facts.ts";
import { favourites } from "#web/messages/es/favourites.ts";
import { map } from "#web/messages/es/map.ts";

const messages = { facts, favourites, map };

export default function FavouritesWords() {
  return <PageWords messages={messages} />;
}
