import { Share2, Check, Link as LinkIcon } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";

import { track } from "#web/client/analytics/track.ts";
import { Icon } from "#web/ui/icons/icon.tsx";
import { useHydrated } from "#web/ui/use-hydrated.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { useNotify } from "#web/ui/toasts/use-notify.ts";

interface ShareBarProps {
  /** Of what is handed on; a function where only a browser knows it. */
  url: string | (() => string);
  text: string;
  what: "plan" | "house";
  /** Words of the page for the buttons, and for what came of them. */
  words: (key: "copy" | "copied" | "failed" | "native") => string;
  /** Further ways, as `ShareNetworks`. */
  children?: ReactNode;
}

/** Hands a link on: by copying and the device's own way, which take a script. */
export function ShareBar({ url, text, what, words, children }: ShareBarProps) {
  const canShare = useHydrated() && typeof navigator.share === "function";
  // Beside other buttons on a phone's first screen the icons stand alone.
  const isShort = typeof url === "function";
  const address = () => (typeof url === "string" ? url : url());
  // Whoever closes the sheet of the system has changed their mind: nothing to say.
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
  /** What is copied. */
  text: () => string;
  onCopied?: () => void;
  /** Words of the page for the button, and for what came of it. */
  words: (key: "copy" | "copied" | "failed") => string;
  /** On phones the icon stands alone. */
  isShort?: boolean;
}

/** How long the button says that the text was copied, in milliseconds. */
const saidMs = 2500;

/** Puts a text into the clipboard. */
export function CopyButton({ text, onCopied, words, isShort = false }: CopyButtonProps) {
  const notify = useNotify();
  const [said, setSaid] = useState<"copied" | "failed" | null>(null);
  useEffect(() => {
    if (!said) return;
    const timer = setTimeout(() => setSaid(null), saidMs);
    return () => clearTimeout(timer);
  }, [said]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text());
      setSaid("copied");
      onCopied?.();
    } catch {
      setSaid("failed");
      notify("error", words("failed"));
    }
  };
  return (
    <>
      <Button variant="secondary" size="sm" data-needs-script="" onClick={() => void copy()}>
        <Icon of={said === "copied" ? Check : LinkIcon} size="sm" />
        <span className={isShort ? "max-sm:sr-only" : undefined}>{words(said ?? "copy")}</span>
      </Button>
      {/* Whoever sees the button reads it there. */}
      <span role="status" className="sr-only">
        {said === "copied" ? words("copied") : ""}
      </span>
    </>
  );
}
