/** Where a client in token mode keeps its token. */
export interface TokenStorage {
  get(): string | null | Promise<string | null>;
  set(token: string): void | Promise<void>;
  remove(): void | Promise<void>;
}

export interface ClientLog {
  warn(message: string, facts?: unknown): void;
  error(message: string, facts?: unknown): void;
}

/** What a client needs to know; paths are under `baseUrl`. */
export interface ApiClientOptions<Identity = unknown> {
  /** Such as `/api` or `https://plan.example.org/api`. */
  readonly baseUrl: string;
  readonly mode: "cookie" | "token";
  /** Answers who is signed in. */
  readonly userEndpoint: string;
  /** Cookie mode: where the CSRF cookie is fetched, what it is called, and in which header its value goes back. */
  readonly csrf?: { readonly endpoint: string; readonly cookieName: string; readonly headerName: string };
  /** Token mode. */
  readonly tokenStorage?: TokenStorage;
  /** How often a read that met a failing network or server is tried again; 1 by default. */
  readonly retries?: number;
  /** Where to go when an answer says that nobody is signed in. Without it nothing but the identity changes. */
  readonly redirectIfUnauthenticated?: { readonly target: string; go(target: string): void };
  /**
   * Asks whoever was signed in to sign in again, when a change meets the end of the session; the change is then sent once
   * more. Resolves to whether they did.
   */
  signInAgain?(user: Identity): Promise<boolean>;
  /** Readable cookie that exists while somebody may be signed in: without it the first load asks nobody. */
  readonly hintCookieName?: string;
  /** Cookies of the page, `document.cookie` by default. */
  readonly readCookies?: () => string;
  readonly fetch?: typeof fetch;
  /** The console by default. */
  readonly log?: ClientLog;
}

/** The client was not told what it needs. */
export class ConfigurationError extends Error {
  override readonly name = "ConfigurationError";
}

function require(value: unknown, what: string): void {
  if (value == null || value === "")
    throw new ConfigurationError(`The API client is not configured: ${what} is missing.`);
}

/** @throws ConfigurationError that names the first thing missing in the mode */
export function checkOptions({ mode, csrf, userEndpoint, tokenStorage }: ApiClientOptions): void {
  require(userEndpoint, "the user endpoint");
  if (mode === "token") return require(tokenStorage, "the token storage");
  require(csrf?.endpoint, "the CSRF endpoint");
  require(csrf?.cookieName, "the CSRF cookie name");
  require(csrf?.headerName, "the CSRF header name");
}
