import { Map as MapIcon } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useRouteLoaderData } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import type { Locale } from "#web/i18n/language.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Icon } from "#web/ui/icons/icon.tsx";
import type { OpenedMap } from "./opened-map.ts";
import "./open-map.css";

interface MapOpenerProps<Loaded> {
  /** Fetches what draws the interactive map. */
  readonly load: (locale: Locale) => Promise<Loaded>;
  /** The interactive map. */
  readonly draw: (loaded: Loaded, opened: OpenedMap) => ReactNode;
  /** Whether the box becomes high enough by itself while the interactive map lies in it. */
  readonly grows?: boolean;
  /** The drawn map, which stays where the interactive one cannot be. */
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

type State<Loaded> =
  | { readonly is: "closed" | "opening" | "cannotDraw" | "notLoaded" }
  | { readonly is: "open"; readonly loaded: Loaded; readonly hasRoom: boolean };

const phone = "(max-width: 47.99em)";
/** A drawn map lower than this, in pixels, has no room for the interactive one with its buttons. */
const leastHeight = 380;

/**
 * A drawn map with a button that puts an interactive map in its place, on a
 * phone over the whole screen. Nothing of the interactive map is fetched
 * before. Needs the words of `map`.
 */
export function MapOpener<Loaded>({ load, draw, grows = false, children, className }: MapOpenerProps<Loaded>) {
  const t = useTranslations("map");
  const locale = useLocale();
  const styleUrl = useRouteLoaderData<{ mapStyleUrl?: string }>("root")?.mapStyleUrl ?? null;
  const [state, setState] = useState<State<Loaded>>({ is: "closed" });
  const wrapper = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const isOpen = state.is === "open";

  const open = async () => {
    if (!canDraw()) return setState({ is: "cannotDraw" });
    setState({ is: "opening" });
    try {
      const loaded = await load(locale);
      const isHigh = grows || (wrapper.current?.clientHeight ?? 0) >= leastHeight;
      setState({ is: "open", loaded, hasRoom: !matchMedia(phone).matches && isHigh });
    } catch {
      setState({ is: "notLoaded" });
    }
  };

  useEffect(() => {
    const button = opener.current;
    if (!isOpen) return;
    return () => button?.focus();
  }, [isOpen]);

  return (
    <div ref={wrapper} className={classNames("open-map", className)}>
      <div inert={isOpen} className={grows ? "h-full" : undefined}>
        {children}
      </div>
      <div className="open-map__opener" data-needs-script="" inert={isOpen}>
        <Button ref={opener} variant="secondary" size="sm" busy={state.is === "opening"} onClick={() => void open()}>
          {state.is === "opening" ? null : <Icon of={MapIcon} size="sm" />}
          {state.is === "opening" ? t("opening") : t("open")}
        </Button>
        <p role="status" className="open-map__remark">
          {state.is === "cannotDraw" || state.is === "notLoaded" ? t(state.is) : ""}
        </p>
      </div>
      {isOpen
        ? draw(state.loaded, { styleUrl, hasRoom: state.hasRoom, onClose: () => setState({ is: "closed" }) })
        : null}
    </div>
  );
}

/** Whether this browser has what the interactive map is drawn with. */
function canDraw(): boolean {
  const context = document.createElement("canvas").getContext("webgl2");
  // Browsers give out few contexts at a time.
  context?.getExtension("WEBGL_lose_context")?.loseContext();
  return context !== null;
}
