import { createContext } from "react-router";

import type { BegunSession, Client } from "#use-cases/accounts/sessions.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import type { SiteSettings } from "#web/client/root-data.ts";

/** Facts of one request that pages may need. */
export interface RequestFacts extends SiteSettings {
  readonly requestId: string;
  /** The database is away, and with it who the person is. */
  readonly isUnrecognised?: boolean;
}

/** What loaders hand to use-cases. Set by the server for every request. */
export const applicationContext = createContext<UseCaseContext>();

export const requestFacts = createContext<RequestFacts>();

/** How much a form may hold where that is more than any form may: 64 kB, 200 fields and no file. */
export interface FormLimits {
  /** Of the whole form. */
  readonly maxBytes?: number;
  readonly maxFields?: number;
  readonly maxFiles?: number;
}

/**
 * Reads the form that a page was sent; to be asked once for each request, and for longer forms only when it is known that
 * the person may send one. Throws the page that says what is wrong with a body: 400, 408, 413, 415 or 422.
 */
export type FormReader = (limits?: FormLimits) => Promise<FormData>;

export const formReader = createContext<FormReader>();

/** Headers of whatever is answered, pages of errors too. */
export const answerHeaders = createContext<Headers>();

/** By what a page can be told to be the same as one that was made before. */
export interface PageDigest {
  /** Of the page that is kept; null when there is none. */
  readonly known: string | null;
  /** Of all that the page is made of; null before it is known. A page that is the same need not be made. */
  now: string | null;
}

/** Only of pages that are kept for everybody. */
export const pageDigest = createContext<PageDigest | null>(null);

/**
 * The digest of the page that sleeps in a browser, which wakes and asks for what it is made of; null for those who ask for a
 * page.
 */
export const wakingPage = createContext<string | null>(null);

/** How a page starts and ends the session of the browser that asks for it. */
export interface SessionCookies {
  readonly client: Client;
  /** Signs the browser in with its answer. */
  begin(session: BegunSession): void;
  /** Signs the browser out with its answer. */
  end(): void;
}

export const sessionCookies = createContext<SessionCookies>();
