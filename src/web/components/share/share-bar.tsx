import { Share2 } from "lucide-react";
import type { ReactNode } from "react";

import { track } from "#web/client/analytics/track.ts";
import { Icon } from "#web/ui/icons/icon.tsx";
import { useHydrated } from "#web/ui/use-hydrated.ts";

import { Button } from "#web/ui/controls/button.tsx";

import { CopyButton } from "./copy-button.tsx";

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
