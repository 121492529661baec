import { createContext } from "react-router";

import type { BegunSession, Client } from "#use-cases/accounts/sessions/sessions.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import type { SiteSettings } from "#web/client/root-data.ts";

/** Facts of a request that pages may need. */
export interface RequestFacts extends SiteSettings {
  readonly requestId: string;
  /** The database is away, so the person is unknown. */
  readonly isUnrecognised?: boolean;
}

/** The context that loaders pass to use-cases. Set by the server for every request. */
export const applicationContext = createContext<UseCaseContext>();

export const requestFacts = createContext<RequestFacts>();

/** Limits of a form beyond the defaults: 64 kB, 200 fields and no file. */
export interface FormLimits {
  /** Size of the whole form. */
  readonly maxBytes?: number;
  readonly maxFields?: number;
  readonly maxFiles?: number;
}

/**
 * Reads the submitted form; call it once per request, and for larger forms only after checking that the person may send
 * one. Throws the error page for an invalid body: 400, 408, 413, 415 or 422.
 */
export type FormReader = (limits?: FormLimits) => Promise<FormData>;

export const formReader = createContext<FormReader>();

/** Headers of the response, error pages included. */
export const responseHeaders = createContext<Headers>();

/** Digests by which a page can be recognised as unchanged. */
export interface PageDigest {
  /** Digest of the cached page; null if there is none. */
  readonly known: string | null;
  /** Digest of all data of the page; null until known. A page with the same digest need not be rendered. */
  now: string | null;
}

/** Only for pages that are cached for everybody. */
export const pageDigest = createContext<PageDigest | null>(null);

/** Digest of the data that a page with deferred hydration requests; null for ordinary requests. */
export const requestedDataDigest = createContext<string | null>(null);

/**
 * The time that a page shows, in milliseconds since 1970, as a whole minute: that of its document also for the data
 * that it requests later, or they would differ.
 */
export const shownTimeMs = createContext<number>();

/** Starts and ends the session of the requesting browser. */
export interface SessionCookies {
  readonly client: Client;
  /** Signs the browser in with the response. */
  begin(session: BegunSession): void;
  /** Signs the browser out with the response. */
  end(): void;
}

export const sessionCookies = createContext<SessionCookies>();
