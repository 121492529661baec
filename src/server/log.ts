import pino, { type DestinationStream, type Logger } from "pino";
import type { LogLevel } from "./environment-variables.ts";

/** Names of fields that are never written, at the top of a line or one or two levels down. */
const secretFields = [
  "password",
  "currentPassword",
  "token",
  "secret",
  "authorization",
  "cookie",
  "set-cookie",
  "apiKey",
  "appSecret",
  "databaseUrl",
  "connectionString",
  "smtpUrl",
  "clientSecret",
  "secretAccessKey",
];

const anyDepth = secretFields.flatMap((name) => {
  const key = `["${name}"]`;
  return [key, `*${key}`, `*.*${key}`];
});

/** Credentials inside an address, as error messages of drivers quote them. */
const credentials = /([a-z][a-z0-9+.-]*:\/\/)[^\s/@:]*:[^\s/@]*@/gi;

/**
 * The program's log: a line of JSON for each event on standard output,
 * `{"time": ISO 8601, "level": word, "msg": …, facts}`. Secrets are left out.
 */
export function createLog({ level }: { level: LogLevel }, destination?: DestinationStream): Logger {
  const options: pino.LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    redact: { paths: anyDepth, censor: "[redacted]" },
    hooks: { streamWrite: (line) => line.replace(credentials, "$1[redacted]@") },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}
