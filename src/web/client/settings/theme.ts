import { rememberedChoice } from "./remembered-choice.ts";

export const themes = ["system", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

const themeChoice = rememberedChoice<Theme>("vieira-theme", "theme", themes);

/** Applies a theme and remembers it on this device. */
export const chooseTheme = themeChoice.choose;

/** The theme in force; on the server always "system". */
export const useTheme = themeChoice.use;
