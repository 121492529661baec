/** Credentials inside an address, as error messages of drivers quote them. */
const credentials = /([a-z][a-z0-9+.-]*:\/\/)[^\s/@]*@/gi;

/** What people look for, and what services are asked with, stands in the query of an address. */
const queryOfAddress = /([a-z][a-z0-9+.-]*:\/\/[^\s?#"'<>]*)[?#][^\s"'<>]*/gi;

/** Also as addresses of pages write them. */
const email = /(?<![^\s/@<>"'()[\],:;=])[^\s/@<>"'()[\],:;=]+(?:@|%40)[^\s/@<>"'()[\],:;=]+\.[\p{L}\d-]+/giu;

/** Secrets of links and keys of services, also cut off or glued together. Slugs and uuids hold no capitals. */
const tokenLike = /(?<![\w-])(?=[\w-]*[A-Z])(?:[\w-]{40,}|(?=[\w-]*\d)[\w-]{24,})(?![\w-])/g;

const maxTextLength = 2_000;

/** Words in which nothing of all that can stand, which most lines consist of. */
const plainWords = /^(?:[a-z0-9 /_.-]{0,200}|[A-Z]{1,10})$/;

/** A word that is cut could no longer be told for a secret. */
function shortened(text: string): string {
  return text.length > maxTextLength ? text.slice(0, maxTextLength).replace(/\S*$/, "…") : text;
}

/**
 * A text as it may stand in a log: at most 2,000 letters, without credentials, queries, e-mail addresses and whatever
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

/** Parts of an address that are followed by a secret, whatever somebody wrote in its place. */
const beforeSecret = "reset-password|confirm-email|stop-email-change|confirm|correct|unsubscribe|owner-links|calendars";
const secretOfPath = new RegExp(`(/(?:${beforeSecret})/)[^/]+?(?=(?:\\.(?:ics|data))?(?:/|$))`, "g");

/** The path of an address as it may stand in a log. */
export function loggedPath(path: string): string {
  return loggedText(path.replaceAll(secretOfPath, "$1…"));
}

/** An error as it may stand in a log. */
export interface LoggedError {
  readonly type: string;
  readonly message: string;
  /** Of the system or of SQL. */
  readonly code?: string;
  /** The statement of a query, without its parameters. */
  readonly query?: string;
  readonly schema?: string;
  readonly table?: string;
  readonly column?: string;
  readonly constraint?: string;
  /** Where it was thrown, without the message that Node puts before it. */
  readonly stack: string;
  readonly cause?: LoggedError;
  readonly errors?: readonly LoggedError[];
}

/** Written by the program, the system or the database, never by a person. */
const textProperties = ["code", "query", "schema", "table", "column", "constraint"] as const;

const maxCauses = 5;

/** A place in the program as V8 writes it: what follows a line break in a message is not taken for one. */
const frame = /^ {4}at (?:[\w$.<>#[\] ]+ \()?(?:file:\/\/|node:|\/|[A-Z]:\\|<anonymous>)[^\s()]*(?::\d+:\d+)?\)?$/;

function property(error: object, name: string): unknown {
  return name in error ? (error as Record<string, unknown>)[name] : undefined;
}

function shortText(error: object, name: string): string | undefined {
  const value = property(error, name);
  return typeof value === "string" && value !== "" ? loggedText(value) : undefined;
}

/** SQLSTATE classes whose messages quote the values that were sent: data, integrity, and what triggers say. */
const quotesValues = /^(?:22|23|P0)[0-9A-Z]{3}$/;

function messageOf(error: object): string {
  const { code, query, params, severity } = error as Record<string, unknown>;
  // Drizzle's message is the statement with every parameter.
  if (typeof query === "string" && params !== undefined) return "A query failed";
  if (typeof code === "string" && severity !== undefined && quotesValues.test(code)) return `SQLSTATE ${code}`;
  const message = shortText(error, "message") ?? "";
  // These quote the text that could not be read.
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
 * What a log may hold of an error: kind, place, causes and what the database calls things. Everything else that
 * an error may carry, such as the parameters of a query or the row that was refused, is left out.
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
