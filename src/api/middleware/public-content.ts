import { createMiddleware } from "hono/factory";
import type { ContentCache } from "#use-cases/content-cache.ts";
import type { ApiEnvironment } from "#api/http/environment.ts";
import { KeptAnswer } from "#api/http/kept-answer.ts";
import { KeptAnswers } from "#api/http/kept-answers.ts";

const mostBytesOfPaths = 16_000_000;
/** Of answers that depend on a query, of which there are endlessly many. */
const mostBytesOfQueries = 6_000_000;

interface Kept {
  readonly paths: KeptAnswers;
  readonly queries: KeptAnswers;
}

/** One for the whole API, so that the bounds are those of the process. */
const keptOf = new WeakMap<ContentCache, Kept>();

function keptFor(content: ContentCache): Kept {
  const kept = keptOf.get(content) ?? {
    paths: new KeptAnswers("content", mostBytesOfPaths),
    queries: new KeptAnswers("content-queries", mostBytesOfQueries),
  };
  keptOf.set(content, kept);
  return kept;
}

/**
 * Published content: clients may keep it but ask each time, and get 304 while
 * it has not changed. Whole answers stay in memory until the content's
 * revision moves, so that large ones are written and compressed once.
 */
export function publicContent(content: ContentCache) {
  const { paths, queries } = keptFor(content);
  return createMiddleware<ApiEnvironment>(async (c, next) => {
    if (c.req.method !== "GET" && c.req.method !== "HEAD") return next();
    const url = new URL(c.req.url);
    const kept = url.search === "" ? paths : queries;
    const revision = await content.revision();
    kept.keepOnly(revision);
    const key = `${revision} ${c.get("language")} ${url.pathname}${url.search}`;
    let answer = kept.get(key);
    if (!answer) {
      await next();
      if (c.res.status !== 200) return undefined;
      c.header("Cache-Control", "public, max-age=0, must-revalidate");
      answer = await KeptAnswer.of(c.res);
      kept.set(key, answer);
    }
    c.res = undefined;
    c.res = await answer.answer(c.req.raw);
    return undefined;
  });
}
