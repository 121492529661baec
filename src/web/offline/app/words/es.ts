import { offline } from "#web/messages/es/offline.ts";

/** Words of the offline pages themselves. */
export const words = { offline };
