import { Search, X } from "lucide-react";
import { useEffect, useId, useRef, useState, type KeyboardEvent } from "react";
import { useNavigate } from "react-router";
import { useTranslations } from "use-intl";

import { pathInLocale } from "#web/i18n/language.ts";
import { Button, IconButton } from "#web/ui/controls/button.tsx";
import { Link } from "#web/ui/controls/link.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";
import { usePaths } from "#web/ui/use-paths.ts";

import {
  clearRecentChoices,
  addRecentChoice,
  recentChoices,
  type Choice,
} from "#web/client/settings/recent-choices.ts";
import { ResultWords } from "./result-words.tsx";
import { useSearchResults } from "./use-search-results.ts";

const maxShown = 8;

/** The search as a dialog: type, select with arrows or a finger, or continue to all results. */
export function SearchPanel({ onClose }: { onClose: () => void }) {
  const t = useTranslations("search");
  const paths = usePaths();
  const navigate = useNavigate();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [typed, setTyped] = useState("");
  const [active, setActive] = useState(-1);
  const [recent, setRecent] = useState<readonly Choice[]>(recentChoices);
  const results = useSearchResults(typed, (q) => paths.searchAnswers(q, maxShown));
  const isEmpty = typed.trim() === "";
  const choices: readonly Choice[] = isEmpty ? recent : results.entries;

  useEffect(() => dialog.current?.showModal(), []);

  const choose = (choice: Choice) => {
    addRecentChoice(choice);
    dialog.current?.close();
    void navigate(pathInLocale(choice.url, paths.locale));
  };
  const move = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const choice = choices[active];
    if (step !== undefined && choices.length > 0) {
      event.preventDefault();
      setActive(active < 0 ? (step > 0 ? 0 : choices.length - 1) : (active + step + choices.length) % choices.length);
    } else if (event.key === "Enter" && choice) {
      event.preventDefault();
      choose(choice);
    }
  };

  return (
    <dialog
      ref={dialog}
      aria-label={t("heading")}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && dialog.current.close()}
      className="search-panel m-0 mx-auto max-h-[92dvh] w-full max-w-none overflow-hidden border border-line bg-surface p-0 text-ink shadow-card max-md:min-h-dvh md:mt-[12dvh] md:max-w-2xl md:rounded-lg"
    >
      <form
        method="get"
        action={paths.search()}
        role="search"
        className="flex items-center gap-2 border-b border-line py-2 pr-2 pl-4"
        onSubmit={(event) => {
          event.preventDefault();
          dialog.current?.close();
          void navigate(paths.search({ q: typed.trim() }));
        }}
      >
        <Icon of={Search} className="text-ink-2" />
        <input
          type="text"
          name="q"
          role="combobox"
          aria-label={t("label")}
          aria-expanded={choices.length > 0}
          aria-controls={`${id}list`}
          aria-autocomplete="list"
          aria-activedescendant={active >= 0 && active < choices.length ? `${id}${active}` : undefined}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={100}
          placeholder={t("placeholder")}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setActive(-1);
          }}
          onKeyDown={move}
          className="min-h-12 w-full min-w-0 bg-transparent text-lg outline-none placeholder:text-ink-3"
        />
        <Button type="submit" size="sm" className="max-sm:sr-only">
          {t("submit")}
        </Button>
        <IconButton icon={X} label={t("close")} onClick={() => dialog.current?.close()} />
      </form>
      <div className="overflow-y-auto overscroll-contain max-md:max-h-[calc(100dvh-4.5rem)] md:max-h-[60dvh]">
        <div className="flex items-center justify-between gap-3 px-4 pt-2">
          <p role="status" className="text-sm text-ink-2">
            <Status isEmpty={isEmpty} hasRecent={recent.length > 0} results={results} />
          </p>
          {isEmpty && recent.length > 0 ? (
            <Button
              variant="quiet"
              size="sm"
              onClick={() => {
                clearRecentChoices();
                setRecent([]);
              }}
            >
              {t("forget")}
            </Button>
          ) : null}
        </div>
        <div id={`${id}list`} role="listbox" aria-label={t("heading")} className="p-2">
          {choices.map((choice, index) => (
            <div
              key={choice.url}
              id={`${id}${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              onClick={() => choose(choice)}
              onPointerMove={() => setActive(index)}
              className="flex min-h-14 cursor-pointer items-center gap-3.5 rounded-md px-2.5 py-1.5 aria-selected:bg-way-soft"
            >
              <ResultWords result={choice} />
            </div>
          ))}
        </div>
        {/* Its page also knows services, and walks such as "5 days from Sarria". */}
        {isEmpty ? null : (
          <Link
            to={paths.search({ q: typed.trim() })}
            onClick={() => dialog.current?.close()}
            className="mx-4 mb-3 inline-flex min-h-tap items-center"
          >
            {choices.length === 0 ? t("others") : t("all", { q: typed.trim() })}
          </Link>
        )}
      </div>
    </dialog>
  );
}

interface StatusProps {
  isEmpty: boolean;
  hasRecent: boolean;
  results: ReturnType<typeof useSearchResults>;
}

function Status({ isEmpty, hasRecent, results }: StatusProps) {
  const t = useTranslations("search");
  if (isEmpty) return hasRecent ? t("recent") : t("label");
  if (results.hasFailed) return t("failed");
  if (results.of === "") return null;
  return t("results", { count: results.entries.length, q: results.of });
}
