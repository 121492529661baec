import { createMiddleware } from "hono/factory";
import type { ApiEnvironment } from "#api/http/environment.ts";
import { sentencesFor } from "#api/http/problem-of-error.ts";
import { plainPage } from "./plain-page.ts";

/** For the addresses of calendars: a browser gets a 404 as a page, where calendar programs get a problem. */
export const calendarEnded = createMiddleware<ApiEnvironment>(async (c, next) => {
  await next();
  if (c.res.status !== 404 || !c.req.header("Accept")?.includes("text/html")) return;
  const language = c.get("language");
  c.res = plainPage(404, sentencesFor(language).calendarEnded(), c.req.method === "HEAD", language);
});
