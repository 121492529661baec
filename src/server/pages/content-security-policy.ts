import type { SiteSettings } from "#web/client/root-data.ts";

/** External origins and script addresses that the configuration allows pages to use. */
interface ExternalSources {
  readonly scripts: readonly string[];
  readonly images: readonly string[];
  readonly connections: readonly string[];
}

const noExternalSources: ExternalSources = { scripts: [], images: [], connections: [] };

/** The configured external services. */
export type ExternalServices = Omit<SiteSettings, "origin">;

/** Amplitude's European zone: events, recordings, and how to record. */
const amplitude = [
  "https://api.eu.amplitude.com",
  "https://api-sr.eu.amplitude.com",
  "https://sr-client-cfg.eu.amplitude.com",
];
const tagManager = "https://www.googletagmanager.com";
/** The container and the scripts of Google that it loads; other scripts of that host are not allowed. */
const tagManagerScripts = [`${tagManager}/gtm.js`, `${tagManager}/gtag/js`];

/** Exactly the origins that the configured services need; none without configuration. */
export function externalSources({
  mapStyleUrl,
  amplitudeApiKey,
  gtmId,
  iconApiUrl,
}: ExternalServices): ExternalSources {
  const map = mapStyleUrl === undefined ? [] : [new URL(mapStyleUrl).origin];
  const tags = gtmId === undefined ? [] : [tagManager];
  return {
    scripts: gtmId === undefined ? [] : tagManagerScripts,
    images: [...map, ...tags],
    connections: [
      ...map,
      ...(amplitudeApiKey === undefined ? [] : amplitude),
      ...tags,
      ...(iconApiUrl === undefined ? [] : [new URL(iconApiUrl).origin]),
    ],
  };
}

/**
 * The content policy of one page: everything from this server and the configured services; of inline scripts only the
 * program's own.
 *
 * @param scriptHashes hashes of the scripts that the program wrote into the page, in the syntax of policies
 */
export function contentSecurityPolicy(
  scriptHashes: readonly string[],
  external: ExternalSources = noExternalSources,
): string {
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...scriptHashes, ...external.scripts].join(" ")}`,
    "style-src 'self'",
    `img-src ${["'self'", "data:", ...external.images].join(" ")}`,
    "font-src 'self'",
    `connect-src ${["'self'", ...external.connections].join(" ")}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** The report-only policy of development pages: the development server injects styles and uses a socket. */
export function developmentPolicy(scriptHashes: readonly string[], reportPath: string): string {
  return contentSecurityPolicy(scriptHashes, { ...noExternalSources, connections: ["ws:"] })
    .replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
    .concat(`; report-uri ${reportPath}`);
}

/** The policy of the map's worker, which fetches the tiles of a configured style and nothing else. */
export function mapWorkerPolicy(mapOrigin: string): string {
  return `default-src 'none'; connect-src ${mapOrigin}`;
}

/** The policy of the service worker, which fetches from this site and nowhere else. */
export const serviceWorkerPolicy = "default-src 'none'; connect-src 'self'";
