import { PageWords } from "#web/ui/page-words.tsx";
import { facts } from "#web/i18n/messages/en/facts.ts";
import { favourites } from "#web/i18n/messages/en/favourites.ts";
import { map } from "#web/i18n/messages/en/map.ts";

const messages = { facts, favourites, map };

export default function FavouritesWords() {
  return <PageWords messages={messages} />;
}
