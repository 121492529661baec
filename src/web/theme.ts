import { useSyncExternalStore } from "react";

export const themes = ["system", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

const storageKey = "vieira-theme";

/**
 * Runs before the first paint: applies the remembered theme and marks that scripts run. Private windows may
 * refuse storage; the theme of the device then holds.
 */
export const themeScript = `(function(d){d.scripted="";try{var t=localStorage.getItem("${storageKey}");if(t==="light"||t==="dark")d.theme=t}catch(e){}})(document.documentElement.dataset)`;

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function currentTheme(): Theme {
  const theme = document.documentElement.dataset["theme"];
  return theme === "light" || theme === "dark" ? theme : "system";
}

/** Applies a theme and remembers it on this device. */
export function chooseTheme(theme: Theme): void {
  const root = document.documentElement;
  try {
    if (theme === "system") localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, theme);
  } catch {
    // Storage refused: the choice holds until the page is left.
  }
  if (theme === "system") delete root.dataset["theme"];
  else root.dataset["theme"] = theme;
  for (const listener of listeners) listener();
}

/** The theme in force; on the server always "system". */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, currentTheme, () => "system");
}
