import { Share2 } from "lucide-react";

import { track } from "#web/client/analytics/track.ts";
import { BrandIcon } from "#web/ui/icons/brand-icon.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";
import { useHydrated } from "#web/ui/use-hydrated.ts";

import { buttonLook } from "#web/ui/controls/button-look.ts";
import { Button } from "#web/ui/controls/button.tsx";

import { CopyButton } from "./copy-button.tsx";

interface ShareBarProps {
  /** Of what is handed on; a function where only a browser knows it, who is then not led to WhatsApp and Facebook. */
  url: string | (() => string);
  text: string;
  what: "plan" | "house";
  /** Words of the page for the buttons, and for what came of them. */
  words: (key: "copy" | "copied" | "failed" | "native") => string;
}

/** Hands a link on: plain links to WhatsApp and Facebook, and with a script copying and the device's own way. */
export function ShareBar({ url, text, what, words }: ShareBarProps) {
  const canShare = useHydrated() && typeof navigator.share === "function";
  // Beside other buttons on a phone's first screen the icons stand alone.
  const isShort = typeof url === "function";
  const address = () => (typeof url === "string" ? url : url());
  // Whoever closes the sheet of the system has changed their mind: nothing to say.
  const share = () => navigator.share({ title: text, url: address() }).catch(() => undefined);
  return (
    <div className="flex flex-wrap gap-2">
      <CopyButton text={address} onCopied={() => track("link_copied", { what })} words={words} isShort={isShort} />
      {typeof url === "string" ? <Networks url={url} text={text} /> : null}
      {canShare ? (
        <Button variant="secondary" size="sm" onClick={() => void share()}>
          <Icon of={Share2} size="sm" />
          <span className={isShort ? "max-sm:sr-only" : undefined}>{words("native")}</span>
        </Button>
      ) : null}
    </div>
  );
}

function Networks({ url, text }: { url: string; text: string }) {
  const whatsapp = `https://wa.me/?${new URLSearchParams({ text: `${text} ${url}` }).toString()}`;
  const facebook = `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: url }).toString()}`;
  const look = buttonLook("secondary", "sm");
  return (
    <>
      <a href={whatsapp} target="_blank" rel="noopener noreferrer" className={look}>
        <BrandIcon of="whatsapp" />
        WhatsApp
      </a>
      <a href={facebook} target="_blank" rel="noopener noreferrer" className={look}>
        <BrandIcon of="facebook" />
        Facebook
      </a>
    </>
  );
}
