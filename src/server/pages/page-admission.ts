import { sentencesFor } from "#api/http/problem-of-error.ts";
import type { TaskClient, WorkerPool } from "#use-cases/workers/worker-pool.ts";
import { localeOfPath } from "#web/i18n/language.ts";
import { plainPage } from "./plain-page.ts";

/**
 * Has a page made when its turn comes. Pages that nobody has in memory take milliseconds of the main thread and megabytes
 * while they are made: a few are made at once, addresses take turns, and who has gone is not waited for.
 *
 * @param client the signal is that of the request: of a page for everybody it tells that all who waited have gone
 * @returns a plain page with 503 and Retry-After when too many are asked for
 */
export async function admitPage(
  workers: WorkerPool,
  request: Request,
  { address }: Pick<TaskClient, "address">,
  make: () => Promise<Response>,
): Promise<Response> {
  const { method, url, signal } = request;
  // Forms are read and carried out first, which has limits of its own and may take a while.
  if (method !== "GET" && method !== "HEAD") return make();
  const outcome = await workers.guard(make, { queue: "pages", client: { address, signal }, person: null });
  if (outcome.kind === "done") return outcome.value;
  const retryAfterSeconds = "retryAfterSeconds" in outcome ? outcome.retryAfterSeconds : 1;
  const language = localeOfPath(new URL(url).pathname);
  const page = plainPage(503, sentencesFor(language).unavailable(retryAfterSeconds), method === "HEAD", language);
  page.headers.set("Retry-After", String(retryAfterSeconds));
  return page;
}
