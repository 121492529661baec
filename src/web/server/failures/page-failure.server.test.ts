import { data, RouterContextProvider } from "react-router";
import { describe, expect, it } from "vitest";

import { visitor } from "#use-cases/actor.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import { FilterError } from "#use-cases/lists/list-page.ts";
import { UseCaseError, type UseCaseErrorKind } from "#use-cases/use-case-error.ts";
import { responseHeaders, applicationContext } from "../app-context.ts";

import { pageFailure } from "./page-failure.server.ts";

/** Response and headers of a page for an error. */
function answerTo(failure: unknown, address = "/es/plans/start?route=camino-ingles", language = "en") {
  const context = new RouterContextProvider();
  const headers = new Headers();
  context.set(responseHeaders, headers);
  // The rest of the context is not used.
  context.set(applicationContext, { actor: visitor } as UseCaseContext);
  const url = new URL(address, "http://localhost");
  return {
    answer: pageFailure(failure, {
      request: new Request(url, { headers: { "Accept-Language": language } }),
      url,
      context,
    }),
    headers,
  };
}

describe("errors of loaders and actions", () => {
  it.each<[UseCaseErrorKind, number]>([
    ["not-found", 404],
    ["not-valid", 422],
    ["unsupported", 415],
    ["too-large", 413],
    ["version-missing", 400],
    ["by-token", 403],
    ["beyond-scope", 403],
    ["too-many-requests", 429],
    ["unavailable", 503],
  ])("%s becomes the error page %i", (kind, status) => {
    expect(answerTo(new UseCaseError(kind)).answer).toMatchObject({ init: { status } });
  });

  it("too many requests include Retry-After", () => {
    const { headers } = answerTo(new UseCaseError("too-many-requests", { retryAfterSeconds: 7 }));
    expect(headers.get("Retry-After")).toBe("7");
    expect(answerTo(new UseCaseError("not-found")).headers.has("Retry-After")).toBe(false);
  });

  it("for visitors redirect to sign-in, in the language of the page, and back", () => {
    const { answer } = answerTo(new UseCaseError("unauthenticated"));
    if (!(answer instanceof Response)) throw new Error("There is no redirection.");
    expect(answer.status).toBe(302);
    const back = encodeURIComponent("/es/plans/start?route=camino-ingles");
    expect(answer.headers.get("Location")).toBe(`/es/login?redirect=${back}`);
  });

  it("an invalid filter becomes the error page 422", () => {
    const failure = new FilterError("route", { kind: "unknown-route", value: "x" });
    expect(answerTo(failure).answer).toMatchObject({ init: { status: 422 } });
  });

  it.each([data(null, { status: 400 }), new Response(null, { status: 405 })])(
    "errors without content bring the words of their frame to pages without a language in their address: %#",
    (failure) => {
      const { answer } = answerTo(failure, "/plans", "es");
      const words = { shell: expect.objectContaining({ error: expect.anything() }) };
      expect(answer).toMatchObject({ data: { locale: "es", words }, init: { status: expect.any(Number) } });
    },
  );

  it("other errors are passed on", () => {
    const failure = new Error("broken");
    expect(answerTo(failure).answer).toBe(failure);
  });
});
