import { rememberedChoice } from "./remembered-choice.ts";

export const themes = ["system", "light", "dark"] as const;
type Theme = (typeof themes)[number];

/** Colours as the device wants them, light or dark, remembered on this device; on the server always "system". */
export const themeChoice = rememberedChoice<Theme>("vieira-theme", "theme", themes);
