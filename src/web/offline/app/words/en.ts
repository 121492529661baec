import { offline } from "#web/messages/en/offline.ts";

/** Words of the offline pages themselves. */
export const words = { offline };
