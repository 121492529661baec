import { lazyMessages } from "#web/ui/lazy-messages.tsx";

import { SearchPanel } from "./search-panel.tsx";

const SearchMessages = lazyMessages((locale) => import(`../../../../messages/${locale}/shell/search.ts`));

/** The search with its messages, only loaded when it is opened. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  return (
    <SearchMessages>
      <SearchPanel onClose={onClose} />
    </SearchMessages>
  );
}
