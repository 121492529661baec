import type { DataStrategyResult, MiddlewareFunction } from "react-router";

import { isMembersPage, siteApi } from "./site-api.ts";

/**
 * Called before a script submits a form of a page: if the session has ended, asks the user to sign in again in place.
 * Otherwise the server would respond with the sign-in page, and the input would be lost.
 */
export const confirmSession: MiddlewareFunction<Record<string, DataStrategyResult>> = async ({ request }, next) => {
  if (request.method !== "GET") await siteApi().confirmSession(isMembersPage());
  return next();
};
