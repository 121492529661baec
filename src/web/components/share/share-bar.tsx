import { Check, Link as LinkIcon, Share2 } from "lucide-react";
import { useEffect, useState } from "react";

import { track } from "#web/client/analytics/track.ts";
import { BrandIcon } from "#web/ui/icons/brand-icon.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";
import { useNotify } from "#web/ui/toasts/use-notify.ts";
import { useHydrated } from "#web/ui/use-hydrated.ts";

import { buttonLook } from "#web/ui/controls/button-look.ts";
import { Button } from "#web/ui/controls/button.tsx";

interface ShareBarProps {
  /** Of what is handed on; a function where only a browser knows it, who is then not led to WhatsApp and Facebook. */
  url: string | (() => string);
  text: string;
  what: "plan" | "house";
  /** Words of the page for the buttons, and for what came of them. */
  words: (key: "copy" | "copied" | "failed" | "native") => string;
}

/** How long the button says that the link was copied, in milliseconds. */
const saidMs = 2500;

/** Hands a link on: plain links to WhatsApp and Facebook, and with a script copying and the device's own way. */
export function ShareBar({ url, text, what, words }: ShareBarProps) {
  const notify = useNotify();
  const [said, setSaid] = useState<"copied" | "failed" | null>(null);
  const canShare = useHydrated() && typeof navigator.share === "function";
  useEffect(() => {
    if (!said) return;
    const timer = setTimeout(() => setSaid(null), saidMs);
    return () => clearTimeout(timer);
  }, [said]);
  const address = () => (typeof url === "string" ? url : url());
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address());
      setSaid("copied");
      notify("success", words("copied"));
      track("link_copied", { what });
    } catch {
      setSaid("failed");
      notify("error", words("failed"));
    }
  };
  // Whoever closes the sheet of the system has changed their mind: nothing to say.
  const share = () => navigator.share({ title: text, url: address() }).catch(() => undefined);
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="secondary" size="sm" data-needs-script="" onClick={() => void copy()}>
        <Icon of={said === "copied" ? Check : LinkIcon} size="sm" />
        {words(said ?? "copy")}
      </Button>
      {typeof url === "string" ? <Networks url={url} text={text} /> : null}
      {canShare ? (
        <Button variant="secondary" size="sm" onClick={() => void share()}>
          <Icon of={Share2} size="sm" />
          {words("native")}
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
