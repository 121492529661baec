import { offline } from "#web/i18n/messages/en/offline.ts";
import { takeAlong } from "#web/i18n/messages/en/take-along.ts";

/** Words of the offline pages themselves. */
export const words = { offline, takeAlong };
