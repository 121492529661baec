import type { UserIdentity } from "#contract/accounts/account.ts";
import { type ApiClient, createApiClient } from "./create-api-client.ts";
import type { ApiClientOptions } from "./options.ts";

/** How pages of this site access its API. */
export const siteOptions = {
  baseUrl: "/api",
  mode: "cookie",
  userEndpoint: "/user",
  csrf: { endpoint: "/csrf-cookie", cookieName: "XSRF-TOKEN", headerName: "X-XSRF-TOKEN" },
  hintCookieName: "vieira-signed-in",
} as const satisfies ApiClientOptions;

/** The client of a page. @param identity who is signed in, if the page's HTML says so */
export function createSiteClient(
  options: Partial<ApiClientOptions<UserIdentity>> = {},
  identity?: UserIdentity | null,
): ApiClient<UserIdentity> {
  return createApiClient<UserIdentity>({ ...siteOptions, ...options }, identity);
}
