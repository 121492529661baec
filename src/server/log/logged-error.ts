/** Credentials in URLs, as quoted by error messages of drivers. */
const credentials = /([a-z][a-z0-9+.-]*:\/\/)[^\s/@]*@/gi;

/** Queries of URLs, which contain search terms and parameters of services. */
const queryOfAddress = /([a-z][a-z0-9+.-]*:\/\/[^\s?#"'<>]*)[?#][^\s"'<>]*/gi;

/** Also percent-encoded, as in addresses of pages. */
const email = /(?<![^\s/@<>"'()[\],:;=])[^\s/@<>"'()[\],:;=]+(?:@|%40)[^\s/@<>"'()[\],:;=]+\.[\p{L}\d-]+/giu;

/** Secrets of links and keys of services, also truncated or concatenated. Slugs and uuids have no capitals. */
const tokenLike = /(?<![\w-])(?=[\w-]*[A-Z])(?:[\w-]{40,}|(?=[\w-]*\d)[\w-]{24,})(?![\w-])/g;

const maxTextLength = 2_000;

/** Words that can contain none of these; most lines consist of them. */
const plainWords = /^(?:[a-z0-9 /_.-]{0,200}|[A-Z]{1,10})$/;

/** A truncated secret might not be recognised. */
function shortened(text: string): string {
  return text.length > maxTextLength ? text.slice(0, maxTextLength).replace(/\S*$/, "…") : text;
}

/**
 * A text redacted for the log: at most 2,000 characters, without credentials, queries, e-mail addresses and anything that
 * looks like a secret.
 */
export function loggedText(text: string): string {
  if (plainWords.test(text)) return text;
  return shortened(text)
    .replaceAll(credentials, "$1[redacted]@")
    .replaceAll(queryOfAddress, "$1?…")
    .replaceAll(email, "[e-mail]")
    .replaceAll(tokenLike, "…");
}

/** Path segments that are followed by a secret. */
const beforeSecret = "reset-password|confirm-email|stop-email-change|confirm|correct|unsubscribe|owner-links|calendars";
const secretOfPath = new RegExp(`(/(?:${beforeSecret})/)[^/]+?(?=(?:\\.(?:ics|data))?(?:/|$))`, "g");

/** The path of a URL, redacted for the log. */
export function loggedPath(path: string): string {
  return loggedText(path.replaceAll(secretOfPath, "$1…"));
}

/** An error, redacted for the log. */
interface LoggedError {
  readonly type: string;
  readonly message: string;
  /** Code of the system, or SQLSTATE. */
  readonly code?: string;
  /** The statement of a query, without its parameters. */
  readonly query?: string;
  readonly schema?: string;
  readonly table?: string;
  readonly column?: string;
  readonly constraint?: string;
  /** Stack frames, without the message that Node puts first. */
  readonly stack: string;
  readonly cause?: LoggedError;
  readonly errors?: readonly LoggedError[];
}

/** Set by the program, the system or the database, never by a person. */
const textProperties = ["code", "query", "schema", "table", "column", "constraint"] as const;

const maxCauses = 5;

/** A stack frame as V8 writes it; lines of a multi-line message do not match. */
const frame = /^ {4}at (?:[\w$.<>#[\] ]+ \()?(?:file:\/\/|node:|\/|[A-Z]:\\|<anonymous>)[^\s()]*(?::\d+:\d+)?\)?$/;

function property(error: object, name: string): unknown {
  return name in error ? (error as Record<string, unknown>)[name] : undefined;
}

function shortText(error: object, name: string): string | undefined {
  const value = property(error, name);
  return typeof value === "string" && value !== "" ? loggedText(value) : undefined;
}

/** SQLSTATE classes whose messages quote values: data and integrity errors, and errors raised by triggers. */
const quotesValues = /^(?:22|23|P0)[0-9A-Z]{3}$/;

function messageOf(error: object): string {
  const { code, query, params, severity } = error as Record<string, unknown>;
  // Drizzle's message contains the statement with every parameter.
  if (typeof query === "string" && params !== undefined) return "A query failed";
  if (typeof code === "string" && severity !== undefined && quotesValues.test(code)) return `SQLSTATE ${code}`;
  const message = shortText(error, "message") ?? "";
  // These quote the text that could not be parsed.
  if (error instanceof SyntaxError) return message.replace(/["'`][^]*["'`]/, "…");
  return message;
}

function stackOf(error: object): string {
  const stack = property(error, "stack");
  if (typeof stack !== "string") return "";
  const message = String(property(error, "message") ?? "");
  const start = stack.indexOf(message);
  const frames = stack.slice(start < 0 ? 0 : start + message.length).split("\n");
  return frames.filter((line) => frame.test(line)).join("\n");
}

/**
 * An error redacted for the log: type, stack, causes and database identifiers. Everything else that an error may carry,
 * such as parameters of a query or a rejected row, is left out.
 */
export function loggedError(thrown: unknown, depth = 0): LoggedError {
  if (typeof thrown !== "object" || thrown === null) return { type: typeof thrown, message: "", stack: "" };
  const isDeep = depth >= maxCauses;
  const inner = property(thrown, "cause");
  const cause = isDeep || inner === undefined ? undefined : loggedError(inner, depth + 1);
  const errors = isDeep ? undefined : property(thrown, "errors");
  const texts = textProperties.flatMap((name) => {
    const value = shortText(thrown, name);
    return value === undefined ? [] : [[name, value]];
  });
  return {
    type: shortText(thrown, "name") ?? "Object",
    message: [messageOf(thrown), cause?.message].filter(Boolean).join(": "),
    ...Object.fromEntries(texts),
    stack: stackOf(thrown),
    ...(cause && { cause }),
    ...(Array.isArray(errors) && { errors: errors.slice(0, maxCauses).map((each) => loggedError(each, depth + 1)) }),
  };
}
