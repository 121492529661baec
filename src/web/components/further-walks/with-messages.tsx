import type { Catalogue } from "#messages/areas.ts";
import { lazyMessages } from "#web/ui/lazy-messages.tsx";

/** The messages of further walks, loaded with them. */
export const WithFurtherMessages = lazyMessages(
  (locale) =>
    import(`../../../messages/${locale}/components/further-walks.ts`) as Promise<Pick<Catalogue, "furtherWalks">>,
  "further-messages",
);
