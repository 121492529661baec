import { createContext } from "react-router";

import type { UseCaseContext } from "#use-cases/context.ts";

/** Facts of one request that pages may need. */
export interface RequestFacts {
  readonly requestId: string;
  /** Public address of the site without a trailing slash, as `https://vieira.example`. */
  readonly origin: string;
}

/** What loaders hand to use-cases. Set by the server for every request. */
export const applicationContext = createContext<UseCaseContext>();

export const requestFacts = createContext<RequestFacts>();
