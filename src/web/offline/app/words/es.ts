import { offline } from "#web/i18n/messages/es/offline.ts";
import { takeAlong } from "#web/i18n/messages/es/take-along.ts";

/** Words of the offline pages themselves. */
export const words = { offline, takeAlong };
