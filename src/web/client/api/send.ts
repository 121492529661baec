import { cookieValue } from "./cookie-value.ts";
import type { ApiClientOptions } from "./options.ts";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

export interface ApiRequest {
  readonly method: Method;
  /** Relative to the base address, with the query. */
  readonly path: string;
  /** Form data is sent as it is, everything else as JSON. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  /** A background request, for which nobody is asked to sign in. */
  readonly isBackground?: boolean;
}

/** Temporary failures of a server or its proxy. */
const passing = new Set([408, 425, 502, 503, 504]);

/** Statuses of a missing or expired token, by kind of session. */
const csrfMismatch = 419;

/** Creates the function that sends requests according to the options and returns every response, also failures. */
export function createSender(options: ApiClientOptions): (request: ApiRequest) => Promise<Response> {
  const { baseUrl, mode, csrf, tokenStorage, retries = 1 } = options;
  const readCookies = options.readCookies ?? (() => document.cookie);
  // Looked up on each call, as others may replace it; never called as a method, which browsers reject.
  const doFetch: typeof fetch = (...request) => (options.fetch ?? globalThis.fetch)(...request);
  const usual: RequestInit = { credentials: "include", redirect: "manual" };
  let fetchingCsrfCookie: Promise<unknown> | null = null;

  /** Concurrent requests share one fetch of the cookie. */
  async function fetchCsrfCookie(endpoint: string): Promise<void> {
    fetchingCsrfCookie ??= doFetch(`${baseUrl}${endpoint}`, {
      ...usual,
      headers: { Accept: "application/json" },
    }).finally(() => {
      fetchingCsrfCookie = null;
    });
    await fetchingCsrfCookie;
  }

  async function csrfHeader(forceRefresh = false): Promise<Record<string, string>> {
    if (mode !== "cookie" || csrf === undefined) return {};
    const isMissing = cookieValue(readCookies(), csrf.cookieName) === undefined;
    if (isMissing || forceRefresh) await fetchCsrfCookie(csrf.endpoint);
    const value = cookieValue(readCookies(), csrf.cookieName);
    return value === undefined ? {} : { [csrf.headerName]: value };
  }

  async function bearerHeader(): Promise<Record<string, string>> {
    const token = mode === "token" ? await tokenStorage?.get() : null;
    return token ? { Authorization: `Bearer ${token}` } : {};
  }

  async function attempt(url: string, request: RequestInit, attemptsLeft: number): Promise<Response> {
    const isRead = request.method === "GET";
    try {
      const answer = await doFetch(url, request);
      return isRead && attemptsLeft > 0 && passing.has(answer.status)
        ? attempt(url, request, attemptsLeft - 1)
        : answer;
    } catch (failure) {
      if (!isRead || attemptsLeft <= 0 || request.signal?.aborted) throw failure;
      return attempt(url, request, attemptsLeft - 1);
    }
  }

  return async ({ path, signal, ...request }) => {
    const { method, body } = withFormMethod(request.method, request.body);
    const isForm = body instanceof FormData || body instanceof URLSearchParams;
    const sent = body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) };
    const sendWith = async (csrfHeaders: Record<string, string>) => {
      const headers = {
        Accept: "application/json",
        ...(body !== undefined && !isForm && { "Content-Type": "application/json" }),
        ...csrfHeaders,
        ...(await bearerHeader()),
        ...request.headers,
      };
      return attempt(`${baseUrl}${path}`, { ...usual, method, headers, ...sent, ...(signal && { signal }) }, retries);
    };
    if (method === "GET") return sendWith({});
    const answer = await sendWith(await csrfHeader());
    // A page that was open for a long time has an old token.
    return answer.status === csrfMismatch && mode === "cookie" ? sendWith(await csrfHeader(true)) : answer;
  };
}

/** Servers only parse form data of a POST, so the method PUT is sent in a field. */
function withFormMethod(method: Method, body: unknown): { method: Method; body: unknown } {
  if (method !== "PUT" || !(body instanceof FormData)) return { method, body };
  const form = new FormData();
  for (const [name, value] of body) form.append(name, value);
  form.set("_method", "PUT");
  return { method: "POST", body: form };
}
