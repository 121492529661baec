import { languages } from "#domain/text/language.ts";
import { OpenAPIHono } from "@hono/zod-openapi";
import { z } from "zod";
import { exportCalendar } from "#use-cases/plans/export/export-plan.ts";
import { planFileQuery, planFiles } from "#contract/plans/plan-files.ts";
import { tagMatches, tagOf } from "#api/http/request-parts.ts";
import type { Api, ApiEnvironment, ApiOptions } from "#api/http/environment.ts";
import { fileResponse, notModified } from "#api/middleware/operations.ts";
import { privateResponse } from "#api/middleware/private-response.ts";
import { contextOfAnybody } from "#api/http/request-context.ts";
import { problemResponses } from "#api/http/problem-responses.ts";

const calendarQuery = z.object({
  language: z.enum(languages).optional().meta({
    description: "Of the text in the calendar; Accept-Language by default, or else that of the plan's owner",
  }),
  times: planFileQuery.shape.times,
});

/** `GET /api/calendars/{token}.ics`, for calendar subscriptions. */
export function calendarsApi({ context }: ApiOptions): Api {
  const app = new OpenAPIHono<ApiEnvironment>();
  app.openAPIRegistry.registerPath({
    method: "get",
    path: "/calendars/{token}.ics",
    operationId: "readCalendar",
    summary: "The calendar of a plan, for anyone who has its address",
    description: "An event keeps its UID when its date moves. Empty while the plan has no start date.",
    tags: ["Plans"],
    request: {
      params: z.object({ token: z.string().meta({ param: { name: "token", in: "path" } }) }),
      query: calendarQuery,
    },
    responses: {
      200: fileResponse("The calendar", "text/calendar"),
      ...notModified,
      ...problemResponses(404, 429, 503),
    },
  });
  app.get("/calendars/:token{.+\\.ics}", privateResponse, async (c) => {
    const token = c.req.param("token").slice(0, -".ics".length);
    const { language: requestedLanguage, times: hasTimes = false } = calendarQuery.safeParse(c.req.query()).data ?? {};
    const acceptedLanguage = c.req.header("Accept-Language") === undefined ? null : c.get("language");
    const { calendar, language } = await exportCalendar(contextOfAnybody(c, context), token, {
      language: requestedLanguage ?? acceptedLanguage,
      hasTimes,
    });
    const tag = tagOf(calendar);
    const headers = { ETag: tag, "Cache-Control": "private, no-cache", "Content-Language": language };
    if (tagMatches(c.req.header("If-None-Match"), tag)) return c.body(null, 304, headers);
    return c.body(calendar, 200, { ...headers, "Content-Type": planFiles.ics.mediaType });
  });
  return app;
}
