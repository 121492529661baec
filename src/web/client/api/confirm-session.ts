import type { DataStrategyResult, MiddlewareFunction } from "react-router";

import { isMembersPage, siteApi } from "./site-api.ts";

/**
 * Before a form of a page is sent by a script: whose session has ended meanwhile is asked to sign in again on the spot, as
 * the server would answer with the page for signing in, and what was written would be gone.
 */
export const confirmSession: MiddlewareFunction<Record<string, DataStrategyResult>> = async ({ request }, next) => {
  if (request.method !== "GET") await siteApi().confirmSession(isMembersPage());
  return next();
};
