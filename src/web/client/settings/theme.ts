import { rememberedChoice } from "./remembered-choice.ts";

export const themes = ["system", "light", "dark"] as const;
type Theme = (typeof themes)[number];

/** Colour scheme, stored on this device: the device's, light or dark; on the server always "system". */
export const themeChoice = rememberedChoice<Theme>("vieira-theme", "theme", themes);
