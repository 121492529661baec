import { offline } from "#web/messages/en/offline.ts";
import { takeAlong } from "#web/messages/en/take-along.ts";

/** Words of the offline pages themselves. */
export const words = { offline, takeAlong };
