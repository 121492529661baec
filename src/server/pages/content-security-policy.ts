/** Origins, and addresses of scripts, outside this server that a configuration lets pages speak to. */
export interface OutsideSources {
  readonly scripts: readonly string[];
  readonly images: readonly string[];
  readonly connections: readonly string[];
}

const nowhere: OutsideSources = { scripts: [], images: [], connections: [] };

/** What the configuration says of services outside. */
export interface OutsideServices {
  /** Address of a style for the interactive map in place of its own. */
  readonly mapStyleUrl?: string | undefined;
  readonly amplitudeApiKey?: string | undefined;
  readonly gtmId?: string | undefined;
  /** Where icons are asked for that this server does not have. */
  readonly iconApiUrl?: string | undefined;
}

/** Amplitude's European zone: events, recordings, and how to record. */
const amplitude = [
  "https://api.eu.amplitude.com",
  "https://api-sr.eu.amplitude.com",
  "https://sr-client-cfg.eu.amplitude.com",
];
const tagManager = "https://www.googletagmanager.com";
/** What a container is and what it loads of Google itself; other scripts of that host stay out. */
const tagManagerScripts = [`${tagManager}/gtm.js`, `${tagManager}/gtag/js`];

/** Exactly the origins that the configured services need; none without configuration. */
export function outsideSources({ mapStyleUrl, amplitudeApiKey, gtmId, iconApiUrl }: OutsideServices): OutsideSources {
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
 * The content policy of one page: everything comes from this server and the configured services, and of the scripts
 * within the page only its own run.
 *
 * @param ownScripts hashes of the scripts that the program wrote into the page, as policies write them
 */
export function contentSecurityPolicy(ownScripts: readonly string[], outside: OutsideSources = nowhere): string {
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...ownScripts, ...outside.scripts].join(" ")}`,
    "style-src 'self'",
    `img-src ${["'self'", "data:", ...outside.images].join(" ")}`,
    "font-src 'self'",
    `connect-src ${["'self'", ...outside.connections].join(" ")}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/**
 * What development pages are held to, by reports alone: their styles are written into them by the development server,
 * which also speaks to them over a socket.
 */
export function developmentPolicy(ownScripts: readonly string[], reportPath: string): string {
  return contentSecurityPolicy(ownScripts, { ...nowhere, connections: ["ws:"] })
    .replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
    .concat(`; report-uri ${reportPath}`);
}

/** The policy of the map's worker, which fetches the tiles of a configured style and nothing else. */
export function mapWorkerPolicy(mapOrigin: string): string {
  return `default-src 'none'; connect-src ${mapOrigin}`;
}

/** The policy of the service worker, which fetches from this site and nowhere else. */
export const serviceWorkerPolicy = "default-src 'none'; connect-src 'self'";
