import { OpenAPIHono } from "@hono/zod-openapi";
import { HTTPException } from "hono/http-exception";
import { databaseOutage, logOutage } from "#use-cases/database-outage.ts";
import { FilterError } from "#use-cases/lists/list-page.ts";
import { UseCaseError } from "#use-cases/use-case-error.ts";
import { TaskCancelledError } from "#use-cases/workers/worker-pool.ts";
import { accommodationsApi } from "#api/places/accommodations.ts";
import { accountApi } from "#api/accounts/account.ts";
import { auditApi } from "#api/administration/audit.ts";
import { dashboardApi } from "#api/administration/dashboard.ts";
import { graphApi } from "#api/administration/graph.ts";
import { registersApi } from "#api/administration/registers.ts";
import { recordsApi } from "#api/administration/records/records.ts";
import { routePathApi } from "#api/administration/route-path.ts";
import { planAdministrationApi } from "#api/administration/plans.ts";
import { usersApi } from "#api/administration/users.ts";
import { photosApi } from "#api/administration/photos/photos.ts";
import { outboxApi, houseMailsApi } from "#api/administration/emails.ts";
import { googleApi } from "#api/administration/google.ts";
import { suggestionAdministrationApi } from "#api/administration/correction-suggestions.ts";
import { unverifiedHousesApi } from "#api/administration/unverified-houses.ts";
import { correctionSuggestionsApi } from "#api/places/correction-suggestions.ts";
import { descriptionApi } from "#api/description/description.ts";
import { devicesApi } from "#api/accounts/devices.ts";
import type { Api, ApiEnvironment, ApiOptions } from "#api/http/environment.ts";
import { favouritesApi } from "#api/accounts/favourites.ts";
import { healthApi } from "#api/description/health.ts";
import { iconsApi } from "#api/places/icons.ts";
import { forgeryGuard } from "#api/middleware/forgery-guard.ts";
import { identifying, language } from "#api/middleware/identify.ts";
import { handleOtherMethods } from "#api/middleware/other-methods.ts";
import { ownerLinksApi } from "#api/places/owner-links.ts";
import { passkeysApi } from "#api/accounts/passkeys.ts";
import { passwordApi } from "#api/accounts/passwords.ts";
import { calendarsApi } from "#api/plans/calendars.ts";
import { diaryApi } from "#api/plans/diary.ts";
import { planDaysApi } from "#api/plans/plan-days.ts";
import { planFilesApi } from "#api/plans/plan-files.ts";
import { planImportApi } from "#api/plans/plan-import.ts";
import { planProblem } from "#api/plans/plan-problem.ts";
import { planTokensApi } from "#api/plans/plan-tokens.ts";
import { plannerApi } from "#api/planner/planner.ts";
import { plansApi } from "#api/plans/plans.ts";
import { openDataApi } from "#api/places/open-data.ts";
import { pointsOfInterestApi } from "#api/places/points-of-interest.ts";
import { filterProblem, problemResponse, ProblemError } from "#api/http/problems.ts";
import { logRefusedBody } from "#api/body/read-chunks.ts";
import { contextOfAnybody } from "#api/http/request-context.ts";
import { outageProblem, conflictProblem, problemOfError, sentencesFor } from "#api/http/problem-of-error.ts";
import { routeFilesApi } from "#api/routes/route-files.ts";
import { routesApi } from "#api/routes/routes.ts";
import { searchApi } from "#api/places/search.ts";
import { secondFactorApi } from "#api/accounts/second-factor.ts";
import { sessionApi } from "#api/accounts/session.ts";
import { townsApi } from "#api/places/towns.ts";
import { trailNotesApi } from "#api/places/trail-notes.ts";
import { trailNoteAdministrationApi } from "#api/administration/trail-notes.ts";

/** For the log only: the client has disconnected. */
const clientClosedRequest = 499;

/**
 * The HTTP API, to be mounted at `/api`. Every response outside the described content is a problem (RFC 9457),
 * including for unknown addresses.
 */
export function createApi(options: ApiOptions): Api {
  const api = new OpenAPIHono<ApiEnvironment>();
  api.use(language);
  api.use(async (c, next) => {
    await next();
    // Files of plans may be in another.
    if (!c.res.headers.has("Content-Language")) c.header("Content-Language", c.get("language"));
    c.header("Vary", "Accept-Language", { append: true });
  });
  api.use(identifying(options.context));
  api.use(forgeryGuard(options.context));
  api.route("/", healthApi(options));
  // Before the routes, whose slugs would match these names.
  api.route("/", routeFilesApi(options));
  api.route("/", routesApi(options));
  api.route("/", townsApi(options));
  api.route("/", accommodationsApi(options));
  api.route("/", correctionSuggestionsApi(options));
  api.route("/", suggestionAdministrationApi(options));
  api.route("/", trailNotesApi(options));
  api.route("/", trailNoteAdministrationApi(options));
  api.route("/", routePathApi(options));
  api.route("/", ownerLinksApi(options));
  api.route("/", outboxApi(options));
  api.route("/", houseMailsApi(options));
  api.route("/", unverifiedHousesApi(options));
  api.route("/", googleApi(options));
  api.route("/", auditApi(options));
  api.route("/", dashboardApi(options));
  api.route("/", graphApi(options));
  api.route("/", photosApi(options));
  api.route("/", usersApi(options));
  api.route("/", planAdministrationApi(options));
  // After other addresses of resources, which would be matched as uuids.
  api.route("/", registersApi(options));
  api.route("/", recordsApi(options));
  api.route("/", pointsOfInterestApi(options));
  api.route("/", openDataApi(options));
  api.route("/", searchApi(options));
  api.route("/", plannerApi(options));
  api.route("/", sessionApi(options));
  api.route("/", accountApi(options));
  api.route("/", secondFactorApi(options));
  api.route("/", passkeysApi(options));
  api.route("/", passwordApi(options));
  api.route("/", devicesApi(options));
  api.route("/", favouritesApi(options));
  api.route("/", iconsApi());
  // Before the plans, whose `{uuid}` would match these names.
  api.route("/", planFilesApi(options));
  api.route("/", planImportApi(options));
  api.route("/", plansApi(options));
  api.route("/", planDaysApi(options));
  api.route("/", diaryApi(options));
  api.route("/", planTokensApi(options));
  api.route("/", calendarsApi(options));
  api.route("/", descriptionApi(api, options));
  handleOtherMethods(api);
  api.all("*", (c) => problemResponse(c, "not-found", sentencesFor(c.get("language")).notFound()));
  api.onError(async (error, c) => {
    if (error instanceof TaskCancelledError) return new Response(null, { status: clientClosedRequest });
    if (error instanceof FilterError) return problemResponse(c, ...filterProblem(error, c.get("language")));
    if (error instanceof UseCaseError) return problemOfError(c, error);
    const problemOfPlan = await planProblem(c, error);
    if (problemOfPlan) return problemOfPlan;
    const conflict = conflictProblem(c, error);
    if (conflict) return conflict;
    if (error instanceof ProblemError) {
      logRefusedBody(contextOfAnybody(c, options.context), error);
      return problemResponse(c, error.kind, error.detail, error.errors);
    }
    if (error instanceof HTTPException && error.status < 500) {
      return problemResponse(c, "malformed-request", ({ malformed }) => malformed);
    }
    const away = databaseOutage(error);
    if (away) {
      logOutage(options.context.log, away, error, c.get("requestId"));
      return outageProblem(c, away);
    }
    options.context.log.error({ requestId: c.get("requestId"), err: error }, "request failed");
    return problemResponse(c, "internal-error", ({ internalError }) => internalError);
  });
  return api;
}
