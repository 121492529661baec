import { Check, Link as LinkIcon } from "lucide-react";
import { useEffect, useState } from "react";

import { Button } from "#web/ui/controls/button.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";
import { useNotify } from "#web/ui/toasts/use-notify.ts";

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
