import { serverConnection } from "#database/connection/server-check.ts";
import type { GoogleSettings } from "#google/google-access.ts";
import type { S3Settings } from "#photos/s3-storage.ts";
import type { z } from "zod";
import {
  companions,
  environmentVariables,
  openVariables,
  type VariableName,
  mustBeEncrypted,
} from "./environment-variables.ts";

/** The configuration, read once at start; undefined values are not configured. */
export type Environment = Readonly<ReturnType<typeof environment>>;

/** The configuration is invalid. The message has one sentence per problem and no secrets. */
export class EnvironmentError extends Error {
  override readonly name = "EnvironmentError";
}

/** The public address without a trailing slash; without a configured one, the address on this machine. */
export function publicOrigin({ appUrl, port }: Pick<Environment, "appUrl" | "port">): string {
  return appUrl ?? `http://localhost:${port}`;
}

/** The external services that the configuration allows pages to use. */
export function externalServices({ mapStyleUrl, amplitudeApiKey, gtmId, iconApiUrl }: Environment) {
  return { mapStyleUrl, amplitudeApiKey, gtmId, iconApiUrl };
}

type Variables = z.infer<typeof environmentVariables>;

/** @throws EnvironmentError that lists every variable with an invalid value and the allowed values */
export function readEnvironment(variables: Readonly<Record<string, string | undefined>>): Environment {
  const defined = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ""),
  );
  const parsed = environmentVariables.safeParse(defined);
  const wrong = parsed.success ? [] : [...new Set(parsed.error.issues.map(({ path }) => path[0] as VariableName))];
  const problems = [
    ...wrong.map((name) => wrongValue(name, defined[name] ?? "")),
    ...missingCompanions(defined),
    ...(defined["DATABASE_READ_URL"] !== undefined && defined["DATABASE_URL"] === undefined
      ? ["DATABASE_URL must be set too when DATABASE_READ_URL is set: it names a copy of that database."]
      : []),
    ...(parsed.success ? sentInPlainText(parsed.data) : []),
  ];
  if (!parsed.success || problems.length > 0) throw new EnvironmentError(problems.join("\n"));
  return environment(parsed.data);
}

function wrongValue(name: VariableName, value: string): string {
  const allowed = environmentVariables.shape[name].description ?? "";
  const is = openVariables.has(name)
    ? `but is "${value}"`
    : "but its value is not (it is not shown, as it may be secret)";
  return `${name} must be ${allowed}, ${is}.`;
}

function missingCompanions(defined: Readonly<Record<string, string | undefined>>): string[] {
  return companions.flatMap((names) => {
    const present = names.filter((name) => defined[name] !== undefined);
    const absent = names.filter((name) => defined[name] === undefined);
    if (present.length === 0 || absent.length === 0) return [];
    return `${absent.join(", ")} must be set too when ${present.join(", ")} is set: they only work together.`;
  });
}

/** Services that receive secrets or personal data over HTTP. */
const confidentialServices = [
  "S3_ENDPOINT",
  "GOOGLE_AUTH_URL",
  "GOOGLE_TOKEN_URL",
  "GOOGLE_REVOKE_URL",
  "GOOGLE_USERINFO_URL",
  "GOOGLE_GMAIL_URL",
] as const;

function sentInPlainText(values: Variables): string[] {
  return confidentialServices.flatMap((name) => {
    const url = values[name];
    const isRefused = url?.startsWith("http:") && mustBeEncrypted(new URL(url).hostname, values.PLAIN_TEXT_HOSTS ?? []);
    return isRefused ? `${name} must begin with https://, unless PLAIN_TEXT_HOSTS names its host.` : [];
  });
}

/** Warnings about permitted but risky settings, one sentence each. */
export function environmentWarnings({ databaseUrl, databaseReadUrl, appUrl, plainTextHosts }: Environment): string[] {
  const isOpen = (url: string | undefined): boolean => {
    const database = url === undefined ? null : serverConnection(url);
    return database !== null && !database.isEncrypted && mustBeEncrypted(database.host, plainTextHosts);
  };
  const isSiteOpen = appUrl?.startsWith("http:") && mustBeEncrypted(new URL(appUrl).hostname, []);
  return [
    ...[["DATABASE_URL", databaseUrl] as const, ["DATABASE_READ_URL", databaseReadUrl] as const].flatMap(
      ([name, url]) =>
        isOpen(url)
          ? [
              `The connection to the database is not encrypted: add sslmode=verify-full to ${name}, or name its host in PLAIN_TEXT_HOSTS.`,
            ]
          : [],
    ),
    ...(isSiteOpen ? ["APP_URL is not https: passwords and sessions can be read in transit."] : []),
  ];
}

function environment(values: Variables) {
  const hour = 3_600_000;
  return {
    port: values.PORT,
    host: values.HOST,
    /** Address of the metrics for Prometheus; none without a port. */
    metrics: values.METRICS_PORT === undefined ? undefined : { port: values.METRICS_PORT, host: values.METRICS_HOST },
    /** Public origin of the program, such as `https://plan.example.org`. */
    appUrl: values.APP_URL,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    /** A replica for published content. */
    databaseReadUrl: values.DATABASE_READ_URL,
    firstAdministrator: firstAdministrator(values),
    trustProxy: values.TRUST_PROXY,
    appSecret: values.APP_SECRET,
    /** Hosts on private networks to which unencrypted connections are allowed. */
    plainTextHosts: (values.PLAIN_TEXT_HOSTS ?? []) as readonly string[],
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    /** Reply-To address of letters. */
    mailReplyTo: values.MAIL_REPLY_TO,
    s3: s3(values),
    google: google(values),
    amplitudeApiKey: values.AMPLITUDE_API_KEY,
    gtmId: values.GTM_ID,
    mapStyleUrl: values.MAP_STYLE_URL,
    /** Path of a PMTiles file with the map's tiles. */
    mapTiles: values.MAP_TILES,
    /** Server of the Iconify API from which browsers fetch icons that this server does not have. */
    iconApiUrl: values.ICON_API_URL,
    /** Lifetimes of a session in milliseconds: ordinary, and with “remember me”. */
    session: { lifetimeMs: values.SESSION_HOURS * hour, rememberedMs: values.SESSION_REMEMBER_DAYS * 24 * hour },
    /** Roles that require a second factor. */
    secondFactorFor: values.REQUIRE_SECOND_FACTOR,
    logLevel: values.LOG_LEVEL,
  };
}

function firstAdministrator(values: Variables) {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = values;
  return email === undefined || password === undefined ? undefined : { email, password };
}

function s3(values: Variables): S3Settings | undefined {
  const { S3_BUCKET: bucket, S3_REGION: region, S3_ACCESS_KEY_ID: accessKeyId } = values;
  const { S3_SECRET_ACCESS_KEY: secretAccessKey, S3_ENDPOINT: endpoint } = values;
  if (bucket === undefined || region === undefined) return undefined;
  if (accessKeyId === undefined || secretAccessKey === undefined) return undefined;
  return { bucket, region, accessKeyId, secretAccessKey, endpoint };
}

function google(values: Variables): GoogleSettings | undefined {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = values;
  if (clientId === undefined || clientSecret === undefined) return undefined;
  return {
    clientId,
    clientSecret,
    authUrl: values.GOOGLE_AUTH_URL,
    tokenUrl: values.GOOGLE_TOKEN_URL,
    revokeUrl: values.GOOGLE_REVOKE_URL,
    userinfoUrl: values.GOOGLE_USERINFO_URL,
    gmailUrl: values.GOOGLE_GMAIL_URL,
  };
}
