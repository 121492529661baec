import { createMiddleware } from "hono/factory";
import type { UseCaseContext } from "#use-cases/context.ts";
import { setSessionCookies, clearSessionCookies } from "#api/http/cookies.ts";
import type { ApiEnvironment } from "#api/http/environment.ts";
import { identify, type Identification } from "#api/http/identification.ts";
import { contextOfAnybody } from "#api/http/request-context.ts";
import { preferredLanguage } from "#domain/text/language.ts";

/** Chooses the language of messages. */
export const language = createMiddleware<ApiEnvironment>(async (c, next) => {
  c.set("language", preferredLanguage(c.req.header("Accept-Language")));
  await next();
});

/**
 * Lets handlers identify the sender of the request. It is done once and on demand: public content never does. If a
 * session is over, the response removes its cookies; if it has a new secret, the response sets it.
 */
export function identifying(context: UseCaseContext) {
  return createMiddleware<ApiEnvironment>(async (c, next) => {
    let identification: Promise<Identification> | undefined;
    c.set("identification", () => (identification ??= identify(contextOfAnybody(c, context), c.req.raw.headers)));
    c.set("hasNewCookies", false);
    await next();
    if (identification === undefined || c.get("hasNewCookies")) return;
    // A failure has already been reported.
    const identified = await identification.catch(() => null);
    if (identified?.isSessionOver) clearSessionCookies(c, context);
    else if (identified?.renewed) setSessionCookies(c, context, identified.renewed);
  });
}
