import { Search } from "lucide-react";
import { Suspense, useEffect, useState } from "react";
import { useTranslations } from "use-intl";

import { Icon } from "#web/ui/icons/icon.tsx";
import { lazyPart } from "#web/ui/hydration/lazy-part.tsx";
import { usePaths } from "#web/ui/use-paths.ts";

const load = () => import("./search-dialog.tsx");
const SearchDialog = lazyPart(async () => (await load()).SearchDialog);

/** A link to the search page that, with a script, opens the search dialog instead; so does Ctrl+K or ⌘K. */
export function SearchOpener() {
  const t = useTranslations("shell.search");
  const paths = usePaths();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener("keydown", open);
    return () => window.removeEventListener("keydown", open);
  }, []);
  return (
    <>
      <a
        href={paths.search()}
        data-answers=""
        aria-keyshortcuts="Control+K Meta+K"
        aria-label={t("open")}
        title={t("hint")}
        onPointerEnter={() => void load().catch(() => undefined)}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          setOpen(true);
        }}
        className="grid size-tap shrink-0 place-items-center rounded-pill text-ink hover:bg-way-soft hover:text-way"
      >
        <Icon of={Search} />
      </a>
      {isOpen ? (
        <Suspense>
          <SearchDialog onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
