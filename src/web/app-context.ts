import { createContext } from "react-router";

import type { BegunSession, Client } from "#use-cases/accounts/sessions.ts";
import type { UseCaseContext } from "#use-cases/context.ts";

/** Facts of one request that pages may need. */
export interface RequestFacts {
  readonly requestId: string;
  /** Public address of the site without a trailing slash, as `https://vieira.example`. */
  readonly origin: string;
  /** Address of a style for the interactive map in place of its own. */
  readonly mapStyleUrl?: string | undefined;
  /** Services outside that pages use where people have agreed. */
  readonly amplitudeApiKey?: string | undefined;
  readonly gtmId?: string | undefined;
  /** Server of the Iconify API that is asked for icons this one does not have. */
  readonly iconApiUrl?: string | undefined;
}

/** What loaders hand to use-cases. Set by the server for every request. */
export const applicationContext = createContext<UseCaseContext>();

export const requestFacts = createContext<RequestFacts>();

/** How a page starts and ends the session of the browser that asks for it. */
export interface SessionDoor {
  readonly client: Client;
  /** Signs the browser in with its answer. */
  begin(session: BegunSession): void;
  /** Signs the browser out with its answer. */
  end(): void;
}

export const sessionDoor = createContext<SessionDoor>();
