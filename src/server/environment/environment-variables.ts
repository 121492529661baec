import { z } from "zod";
import { storedRoles } from "#domain/accounts/permissions.ts";

/** Whether traffic to a host, or to a socket in a folder, stays on this machine. */
function isLocal(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, "").toLowerCase();
  return bare === "" || bare.startsWith("/") || /^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|(?:0*:)*:?0*1)$/.test(bare);
}

/**
 * Whether traffic to a host has to be encrypted: everything that leaves this machine, except to hosts that the
 * configuration exempts.
 *
 * @param plainTextHosts host names in lower case
 */
export function mustBeEncrypted(host: string, plainTextHosts: readonly string[]): boolean {
  return !isLocal(host) && !plainTextHosts.includes(host.toLowerCase());
}

/** The description of each schema ends the sentence "NAME must be …". */
const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.number().min(min).max(max));

const address = (...protocols: string[]) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol));

const webAddress = () => address("http:", "https:");
const text = () => z.string().optional().describe("a text that is not empty");
const optionalWebAddress = () => webAddress().optional().describe("an address that begins with http:// or https://");

const mailbox = () =>
  z
    .string()
    .regex(/^([^<>@\r\n]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/)
    .optional();

const networkInterface = () =>
  z
    .string()
    .regex(/^[\w.:-]+$/)
    .default("127.0.0.1")
    .describe("the name or address of a network interface, such as 127.0.0.1 or 0.0.0.0");

const logLevels = ["trace", "debug", "info", "warn", "error", "fatal", "silent"] as const;
export type LogLevel = (typeof logLevels)[number];

/** Every variable the program reads, with its schema. An empty one counts as absent. */
export const environmentVariables = z.object({
  PORT: wholeNumber(0, 65_535).default(3_000).describe("a whole number from 0 to 65535 (0: any free port)"),
  HOST: networkInterface(),
  METRICS_PORT: wholeNumber(1, 65_535).optional().describe("a whole number from 1 to 65535"),
  METRICS_HOST: networkInterface(),
  APP_URL: webAddress()
    .refine((url) => URL.canParse(url) && new URL(url).pathname === "/" && !/[?#@]/.test(url))
    .transform((url) => URL.parse(url)?.origin ?? url)
    .optional()
    .describe("the public address without a path, such as https://plan.example.org"),
  DATA_DIR: z.string().default("./data-dir").describe("the path of a directory"),
  DATABASE_URL: address("postgres:", "postgresql:")
    .optional()
    .describe("the address of a PostgreSQL database, such as postgres://user:password@host:5432/name"),
  DATABASE_READ_URL: address("postgres:", "postgresql:")
    .optional()
    .describe("the address of a replica of the database, such as postgres://user:password@replica:5432/name"),
  ADMIN_EMAIL: z.string().trim().toLowerCase().pipe(z.email()).optional().describe("an e-mail address"),
  ADMIN_PASSWORD: z.string().min(10).max(1_000).optional().describe("a password of 10 to 1000 characters"),
  TRUST_PROXY: z
    .enum(["0", "1"])
    .default("0")
    .transform((value) => value === "1")
    .describe("1 (a proxy in front sets X-Forwarded-For) or 0"),
  APP_SECRET: z.string().min(32).optional().describe("a random text of at least 32 characters"),
  PLAIN_TEXT_HOSTS: z
    .string()
    .regex(/^[\w.:[\]-]+(?:\s*,\s*[\w.:[\]-]+)*$/)
    .transform((hosts) => hosts.toLowerCase().split(/\s*,\s*/))
    .optional()
    .describe("host names separated by commas, such as minio,mail.internal"),
  SMTP_URL: address("smtp:", "smtps:")
    .refine((url) => URL.parse(url)?.hostname !== "")
    .optional()
    .describe("the address of a mail server, such as smtps://user:password@mail.example.org"),
  MAIL_FROM: mailbox().describe("an e-mail address, such as Vieira <post@example.org>"),
  MAIL_REPLY_TO: mailbox().describe("an e-mail address, such as Vieira <answers@example.org>"),
  S3_BUCKET: text(),
  S3_REGION: text(),
  S3_ACCESS_KEY_ID: text(),
  S3_SECRET_ACCESS_KEY: text(),
  S3_ENDPOINT: optionalWebAddress(),
  GOOGLE_CLIENT_ID: text(),
  GOOGLE_CLIENT_SECRET: text(),
  GOOGLE_AUTH_URL: optionalWebAddress(),
  GOOGLE_TOKEN_URL: optionalWebAddress(),
  GOOGLE_REVOKE_URL: optionalWebAddress(),
  GOOGLE_USERINFO_URL: optionalWebAddress(),
  GOOGLE_GMAIL_URL: optionalWebAddress(),
  AMPLITUDE_API_KEY: z
    .string()
    .regex(/^[\w-]+$/)
    .optional()
    .describe("a key of letters, digits, - and _"),
  GTM_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]+$/)
    .optional()
    .describe("a container id such as GTM-ABC123"),
  MAP_STYLE_URL: optionalWebAddress(),
  MAP_TILES: z.string().optional().describe("the path of a PMTiles file"),
  ICON_API_URL: optionalWebAddress(),
  SESSION_HOURS: wholeNumber(1, 8_760).default(12).describe("a whole number of hours from 1 to 8760"),
  SESSION_REMEMBER_DAYS: wholeNumber(1, 365).default(60).describe("a whole number of days from 1 to 365"),
  REQUIRE_SECOND_FACTOR: z
    .string()
    .transform((list) => list.split(",").map((role) => role.trim()))
    .pipe(z.array(z.enum(storedRoles)))
    .default([])
    .describe("editor, administrator, or both separated by a comma"),
  LOG_LEVEL: z
    .enum(logLevels)
    .default("info")
    .describe(`one of ${logLevels.join(", ")}`),
});

export type VariableName = keyof typeof environmentVariables.shape;

/** Variables without secrets: an invalid value may be shown. */
export const openVariables: ReadonlySet<string> = new Set<VariableName>([
  "PORT",
  "HOST",
  "METRICS_PORT",
  "METRICS_HOST",
  "TRUST_PROXY",
  "PLAIN_TEXT_HOSTS",
  "GTM_ID",
  "SESSION_HOURS",
  "SESSION_REMEMBER_DAYS",
  "REQUIRE_SECOND_FACTOR",
  "LOG_LEVEL",
]);

/** Variables that are required together. */
export const companions: readonly (readonly VariableName[])[] = [
  ["ADMIN_EMAIL", "ADMIN_PASSWORD"],
  ["S3_BUCKET", "S3_REGION", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"],
  ["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"],
];
