import { sentencesFor } from "#api/http/problem-of-error.ts";
import type { TaskClient, WorkerPool } from "#use-cases/workers/worker-pool.ts";
import { localeOfPath } from "#web/i18n/language.ts";
import { plainPage } from "./plain-page.ts";

/**
 * Renders a page when the queue admits it. Pages that are not in memory take milliseconds of the main thread and megabytes:
 * only a few are rendered at once, client addresses are served round-robin, and requests whose client has left are skipped.
 *
 * @param client `isRefused`: no page runs for its request. For a shared page the signal of the request says that all
 * who waited have left
 * @returns a plain page with 503 and Retry-After when too many are waiting
 */
export async function admitPage(
  workers: WorkerPool,
  request: Request,
  { address, isRefused }: Pick<TaskClient, "address"> & { readonly isRefused: boolean },
  render: () => Promise<Response>,
): Promise<Response> {
  const { method, url, signal } = request;
  // Form submissions have limits of their own and may take a while; refused ones only render an error page.
  if (method !== "GET" && method !== "HEAD" && !isRefused) return render();
  const outcome = await workers.guard(render, { queue: "pages", client: { address, signal }, person: null });
  if (outcome.kind === "done") return outcome.value;
  const retryAfterSeconds = "retryAfterSeconds" in outcome ? outcome.retryAfterSeconds : 1;
  const language = localeOfPath(new URL(url).pathname);
  const page = plainPage(503, sentencesFor(language).unavailable(retryAfterSeconds), method === "HEAD", language);
  page.headers.set("Retry-After", String(retryAfterSeconds));
  return page;
}
