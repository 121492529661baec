/** Where a client in token mode keeps its token. */
interface TokenStorage {
  get(): string | null | Promise<string | null>;
  set(token: string): void | Promise<void>;
  remove(): void | Promise<void>;
}

interface ClientLog {
  warn(message: string, facts?: unknown): void;
  error(message: string, facts?: unknown): void;
}

/** Options of the client; paths are under `baseUrl`. */
export interface ApiClientOptions<Identity = unknown> {
  /** Such as `/api` or `https://plan.example.org/api`. */
  readonly baseUrl: string;
  readonly mode: "cookie" | "token";
  /** Endpoint that returns who is signed in. */
  readonly userEndpoint: string;
  /** Cookie mode: where the CSRF cookie is fetched, its name, and the header that returns its value. */
  readonly csrf?: { readonly endpoint: string; readonly cookieName: string; readonly headerName: string };
  /** Token mode. */
  readonly tokenStorage?: TokenStorage;
  /** How often a read is retried after a network or server failure; 1 by default. */
  readonly retries?: number;
  /** Where to go when a response says that nobody is signed in. Without it only the identity changes. */
  readonly redirectIfUnauthenticated?: { readonly target: string; go(target: string): void };
  /**
   * Asks the former user to sign in again when a change fails because the session has ended; the change is then
   * resent. Resolves to whether they did.
   */
  signInAgain?(user: Identity): Promise<boolean>;
  /** Readable cookie that exists while somebody may be signed in: without it the first load sends no request. */
  readonly hintCookieName?: string;
  /** Cookies of the page, `document.cookie` by default. */
  readonly readCookies?: () => string;
  readonly fetch?: typeof fetch;
  /** The console by default. */
  readonly log?: ClientLog;
}

/** A required option is missing. */
class ConfigurationError extends Error {
  override readonly name = "ConfigurationError";
}

function require(value: unknown, what: string): void {
  if (value == null || value === "")
    throw new ConfigurationError(`The API client is not configured: ${what} is missing.`);
}

/** @throws ConfigurationError that names the first missing option of the mode */
export function checkOptions({ mode, csrf, userEndpoint, tokenStorage }: ApiClientOptions): void {
  require(userEndpoint, "the user endpoint");
  if (mode === "token") return require(tokenStorage, "the token storage");
  require(csrf?.endpoint, "the CSRF endpoint");
  require(csrf?.cookieName, "the CSRF cookie name");
  require(csrf?.headerName, "the CSRF header name");
}
