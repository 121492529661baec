import { offline } from "#web/messages/es/offline.ts";
import { takeAlong } from "#web/messages/es/take-along.ts";

/** Words of the offline pages themselves. */
export const words = { offline, takeAlong };
