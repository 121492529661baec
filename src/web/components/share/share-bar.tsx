import { Share2, Check, Link as LinkIcon, type LucideIcon } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";

import { track } from "#web/client/analytics/track.ts";
import { Icon } from "#web/ui/icons/icon.tsx";
import { useHydrated } from "#web/ui/hydration/use-hydrated.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { useNotify } from "#web/ui/toasts/use-notify.ts";

interface ShareBarProps {
  /** The shared data; a function if only a browser knows it. */
  url: string | (() => string);
  text: string;
  what: "plan" | "house";
  /** Messages of the page for the buttons and their results. */
  words: (key: "copy" | "copied" | "failed" | "native") => string;
  /** Further targets, such as `ShareNetworks`. */
  children?: ReactNode;
}

/** Shares a link: by copying and the device's share sheet, which need a script. */
export function ShareBar({ url, text, what, words, children }: ShareBarProps) {
  const canShare = useHydrated() && typeof navigator.share === "function";
  // Icons only, next to other buttons at the top of a phone's screen.
  const isShort = typeof url === "function";
  const address = () => (typeof url === "string" ? url : url());
  // Closing the system's share sheet is not an error.
  const share = () => navigator.share({ title: text, url: address() }).catch(() => undefined);
  return (
    <div className="flex flex-wrap gap-2">
      <CopyButton text={address} onCopied={() => track("link_copied", { what })} words={words} isShort={isShort} />
      {children}
      {canShare ? (
        <Button variant="secondary" size="sm" onClick={() => void share()}>
          <Icon of={Share2} size="sm" />
          <span className={isShort ? "max-sm:sr-only" : undefined}>{words("native")}</span>
        </Button>
      ) : null}
    </div>
  );
}

interface CopyButtonProps {
  /** The text to copy. */
  text: () => string;
  onCopied?: () => void;
  icon?: LucideIcon;
  /** Messages of the page for the button and its result. */
  words: (key: "copy" | "copied" | "failed") => string;
  /** Icon only on phones. */
  isShort?: boolean;
}

/** How long the button confirms the copy, in milliseconds. */
const confirmationMs = 2500;

/** Copies a text to the clipboard. */
export function CopyButton({ text, onCopied, icon = LinkIcon, words, isShort = false }: CopyButtonProps) {
  const notify = useNotify();
  const [copyResult, setCopyResult] = useState<"copied" | "failed" | null>(null);
  useEffect(() => {
    if (!copyResult) return;
    const timer = setTimeout(() => setCopyResult(null), confirmationMs);
    return () => clearTimeout(timer);
  }, [copyResult]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text());
      setCopyResult("copied");
      onCopied?.();
    } catch {
      setCopyResult("failed");
      notify("error", words("failed"));
    }
  };
  return (
    <>
      <Button variant="secondary" size="sm" data-needs-script="" onClick={() => void copy()}>
        <Icon of={copyResult === "copied" ? Check : icon} size="sm" />
        <span className={isShort ? "max-sm:sr-only" : undefined}>{words(copyResult ?? "copy")}</span>
      </Button>
      {/* Sighted users read it on the button. */}
      <span role="status" className="sr-only">
        {copyResult === "copied" ? words("copied") : ""}
      </span>
    </>
  );
}
