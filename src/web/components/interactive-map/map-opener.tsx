import { Maximize2 } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useRouteLoaderData } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import type { Locale } from "#web/i18n/language.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Icon } from "#web/ui/icons/icon.tsx";
import type { OpenMapOptions } from "./open-map-options.ts";
import "./open-map.css";

interface MapOpenerProps<Loaded> {
  /** Loads the code of the interactive map. */
  readonly load: (locale: Locale) => Promise<Loaded>;
  /** The interactive map. */
  readonly draw: (loaded: Loaded, mapOptions: OpenMapOptions) => ReactNode;
  /** Whether the box grows by itself while it contains the interactive map. */
  readonly grows?: boolean;
  /** The drawn map, the fallback of the interactive one. */
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

type State<Loaded> =
  | { readonly is: "closed" | "opening" | "cannotDraw" | "notLoaded" }
  | { readonly is: "open"; readonly loaded: Loaded; readonly hasRoom: boolean };

const phone = "(max-width: 47.99em)";
/** A drawn map lower than this, in pixels, is too small for the interactive one with its buttons. */
const minHeight = 380;

/**
 * A drawn map with a button that replaces it by an interactive map, on phones
 * in full screen. Nothing of the interactive map is loaded before. Needs the
 * messages `map`.
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
      const isHigh = grows || (wrapper.current?.clientHeight ?? 0) >= minHeight;
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
          {state.is === "opening" ? null : <Icon of={Maximize2} size="sm" />}
          <span className="open-map__words">{state.is === "opening" ? t("opening") : t("open")}</span>
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

/** Whether this browser supports the interactive map. */
function canDraw(): boolean {
  const context = document.createElement("canvas").getContext("webgl2");
  // Browsers limit the number of contexts.
  context?.getExtension("WEBGL_lose_context")?.loseContext();
  return context !== null;
}
