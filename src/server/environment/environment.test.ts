import { describe, expect, it } from "vitest";
import { EnvironmentError, environmentWarnings, readEnvironment } from "./environment.ts";

function problemOf(variables: Record<string, string>): string {
  try {
    readEnvironment(variables);
  } catch (error) {
    if (error instanceof EnvironmentError) return error.message;
    throw error;
  }
  return "no problem";
}

const s3 = { S3_BUCKET: "photos", S3_REGION: "eu-west-1", S3_ACCESS_KEY_ID: "id", S3_SECRET_ACCESS_KEY: "key" };

describe("readEnvironment", () => {
  it("needs no variables", () => {
    expect(readEnvironment({})).toEqual({
      port: 3_000,
      host: "127.0.0.1",
      dataDir: "./data-dir",
      trustProxy: false,
      plainTextHosts: [],
      secondFactorFor: [],
      session: { lifetimeMs: 43_200_000, rememberedMs: 5_184_000_000 },
      logLevel: "info",
    });
  });

  it("treats an empty variable as absent", () => {
    expect(readEnvironment({ PORT: "", DATABASE_URL: "", S3_BUCKET: "" }).port).toBe(3_000);
  });

  it.each([
    [{ PORT: "8080" }, { port: 8_080 }],
    [{ HOST: "::" }, { host: "::" }],
    [{ METRICS_PORT: "9464" }, { metrics: { port: 9_464, host: "127.0.0.1" } }],
    [{ METRICS_PORT: "9464", METRICS_HOST: "0.0.0.0" }, { metrics: { host: "0.0.0.0" } }],
    [{ REQUIRE_SECOND_FACTOR: "administrator" }, { secondFactorFor: ["administrator"] }],
    [{ REQUIRE_SECOND_FACTOR: "editor, administrator" }, { secondFactorFor: ["editor", "administrator"] }],
    [{ APP_URL: "https://Plan.example.org/" }, { appUrl: "https://plan.example.org" }],
    [{ DATA_DIR: "/srv/vieira" }, { dataDir: "/srv/vieira" }],
    [{ DATABASE_URL: "postgresql://db/vieira" }, { databaseUrl: "postgresql://db/vieira" }],
    [
      { DATABASE_URL: "postgresql://db/vieira", DATABASE_READ_URL: "postgresql://copy/vieira" },
      { databaseReadUrl: "postgresql://copy/vieira" },
    ],
    [
      { ADMIN_EMAIL: " Ana@Example.org ", ADMIN_PASSWORD: "long enough" },
      { firstAdministrator: { email: "ana@example.org", password: "long enough" } },
    ],
    [{ TRUST_PROXY: "1" }, { trustProxy: true }],
    [{ APP_SECRET: "s".repeat(32) }, { appSecret: "s".repeat(32) }],
    [{ SMTP_URL: "smtp://localhost:1025" }, { smtpUrl: "smtp://localhost:1025" }],
    [{ PLAIN_TEXT_HOSTS: "Minio , mail.internal" }, { plainTextHosts: ["minio", "mail.internal"] }],
    [{ ...s3, S3_ENDPOINT: "http://minio:9000", PLAIN_TEXT_HOSTS: "minio" }, { s3: { endpoint: "http://minio:9000" } }],
    [{ MAIL_FROM: "Vieira <post@example.org>" }, { mailFrom: "Vieira <post@example.org>" }],
    [s3, { s3: { bucket: "photos", region: "eu-west-1", accessKeyId: "id", secretAccessKey: "key" } }],
    [{ ...s3, S3_ENDPOINT: "http://localhost:9000" }, { s3: { endpoint: "http://localhost:9000" } }],
    [
      { GOOGLE_CLIENT_ID: "a", GOOGLE_CLIENT_SECRET: "b", GOOGLE_TOKEN_URL: "http://localhost/token" },
      { google: { clientId: "a", clientSecret: "b", tokenUrl: "http://localhost/token" } },
    ],
    [{ AMPLITUDE_API_KEY: "0a1b" }, { amplitudeApiKey: "0a1b" }],
    [{ GTM_ID: "GTM-ABC123" }, { gtmId: "GTM-ABC123" }],
    [
      { MAP_STYLE_URL: "https://tiles.example.org/style.json" },
      { mapStyleUrl: "https://tiles.example.org/style.json" },
    ],
    [{ MAP_TILES: "/srv/map.pmtiles" }, { mapTiles: "/srv/map.pmtiles" }],
    [
      { SESSION_HOURS: "1", SESSION_REMEMBER_DAYS: "2" },
      { session: { lifetimeMs: 3_600_000, rememberedMs: 172_800_000 } },
    ],
    [{ LOG_LEVEL: "debug" }, { logLevel: "debug" }],
  ])("parses %o", (variables, expected) => {
    expect(readEnvironment(variables)).toMatchObject(expected);
  });

  it.each([
    ["PORT", "eighty"],
    ["PORT", "65536"],
    ["PORT", "-1"],
    ["HOST", "a host"],
    ["METRICS_PORT", "0"],
    ["METRICS_HOST", "a host"],
    ["APP_URL", "plan.example.org"],
    ["APP_URL", "https://example.org/plan"],
    ["APP_URL", "https://user:password@example.org"],
    ["DATABASE_URL", "mysql://db/vieira"],
    ["ADMIN_EMAIL", "ana"],
    ["ADMIN_PASSWORD", "short"],
    ["TRUST_PROXY", "yes"],
    ["APP_SECRET", "short"],
    ["SMTP_URL", "mail.example.org"],
    ["SMTP_URL", "smtp://"],
    ["MAIL_FROM", "nobody"],
    ["PLAIN_TEXT_HOSTS", "http://minio"],
    ["S3_ENDPOINT", "localhost"],
    ["GOOGLE_AUTH_URL", "ftp://example.org"],
    ["GOOGLE_TOKEN_URL", "x"],
    ["GOOGLE_REVOKE_URL", "x"],
    ["GOOGLE_USERINFO_URL", "x"],
    ["GOOGLE_GMAIL_URL", "x"],
    ["AMPLITUDE_API_KEY", "a b"],
    ["GTM_ID", "UA-1"],
    ["MAP_STYLE_URL", "style.json"],
    ["SESSION_HOURS", "0"],
    ["SESSION_REMEMBER_DAYS", "1.5"],
    ["LOG_LEVEL", "loud"],
  ])("refuses %s with the value %s, naming the variable", (name, value) => {
    const problem = problemOf({ [name]: value });
    expect(problem).toMatch(new RegExp(`^${name} must be .{10,}, but .+\\.$`, "m"));
  });

  it("shows an invalid value only if it cannot be a secret", () => {
    expect(problemOf({ PORT: "eighty" })).toBe(
      'PORT must be a whole number from 0 to 65535 (0: any free port), but is "eighty".',
    );
  });

  it.each(["DATABASE_URL", "APP_SECRET", "ADMIN_PASSWORD", "SMTP_URL", "APP_URL"])("does not show %s", (name) => {
    expect(problemOf({ [name]: "s3cret" })).not.toContain("s3cret");
  });

  it.each([
    ["ADMIN_PASSWORD", { ADMIN_EMAIL: "ana@example.org" }],
    ["S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY", { S3_BUCKET: "photos" }],
    ["GOOGLE_CLIENT_SECRET", { GOOGLE_CLIENT_ID: "a" }],
  ])("requires %s if its counterpart is set", (missing, variables) => {
    expect(problemOf(variables)).toContain(`${missing} must be set too`);
  });

  it.each([
    ["S3_ENDPOINT", { ...s3, S3_ENDPOINT: "http://minio:9000" }],
    ["S3_ENDPOINT", { ...s3, S3_ENDPOINT: "http://minio:9000", PLAIN_TEXT_HOSTS: "minio.internal" }],
    ["S3_ENDPOINT", { ...s3, S3_ENDPOINT: "http://127.0.0.1.example.org" }],
    ["GOOGLE_TOKEN_URL", { GOOGLE_CLIENT_ID: "a", GOOGLE_CLIENT_SECRET: "b", GOOGLE_TOKEN_URL: "http://10.0.0.1/x" }],
  ])("refuses to send secrets unencrypted over a network: %s", (name, variables) => {
    expect(problemOf(variables)).toBe(`${name} must begin with https://, unless PLAIN_TEXT_HOSTS names its host.`);
  });

  it.each([
    ["postgres://vieira:secret@db.example.org/vieira", 1],
    ["postgres://db.example.org/vieira?sslmode=disable", 1],
    ["postgres://127.0.0.1.example.org/vieira", 1],
    ["postgres://db.example.org/vieira?ssl=true", 0],
    ["postgres://db.example.org/vieira?host=other.example.org", 1],
    ["postgres://db.example.org/vieira?sslmode=verify-full", 0],
    ["postgres://db.example.org/vieira?sslmode=require", 0],
    ["postgres://localhost:5432/vieira", 0],
    ["postgres://[::1]/vieira", 0],
    ["postgres://127.0.0.1/vieira", 0],
    ["postgres:///vieira?host=/var/run/postgresql", 0],
    ["postgres://db.internal/vieira", 0],
  ])("warns of an unencrypted database connection over a network: %s", (url, count) => {
    const warnings = environmentWarnings(readEnvironment({ DATABASE_URL: url, PLAIN_TEXT_HOSTS: "db.internal" }));
    expect(warnings).toHaveLength(count);
    expect(warnings.join("")).not.toContain("secret");
  });

  it("warns of a public http address", () => {
    const count = (APP_URL: string): number => environmentWarnings(readEnvironment({ APP_URL })).length;
    expect([count("http://plan.example.org"), count("https://plan.example.org"), count("http://localhost")]).toEqual([
      1, 0, 0,
    ]);
  });

  it("reports every problem at once, one per line", () => {
    expect(problemOf({ PORT: "x", LOG_LEVEL: "y", GOOGLE_CLIENT_ID: "z" }).split("\n")).toHaveLength(3);
  });
});
