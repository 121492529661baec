import { describe, expect, it } from "vitest";

import { deferHydration, hydrationTriggerOf } from "./deferred-hydration.server.ts";

type Context = Parameters<typeof hydrationTriggerOf>[0];

/** A page with this handle, by default for a visitor. */
function context(hydrateWhen: string | undefined, root: object = {}, isCompleteForMembers = false): Context {
  const handle = hydrateWhen && { hydrateWhen, isCompleteForMembers };
  const matches = [{ route: { id: "root" } }, { route: { id: "page", handle } }];
  return { matches, loaderData: { root: { user: null, ...root } } } as unknown as Context;
}

describe("a lazily hydrated page", () => {
  it("is enabled for visitors without analytics", () => {
    expect(hydrationTriggerOf(context("until-used"))).toBe("until-used");
    expect(hydrationTriggerOf(context(undefined))).toBeUndefined();
    expect(hydrationTriggerOf(context("until-used", { user: { name: "Ana" } }))).toBeUndefined();
    expect(hydrationTriggerOf(context("until-used", { gtmId: "GTM-1" }))).toBeUndefined();
  });

  it("is enabled for members where the page is complete for them too", () => {
    expect(hydrationTriggerOf(context("until-used", { user: { name: "Ana" } }, true))).toBe("until-used");
    expect(hydrationTriggerOf(context("until-used", { user: { name: "Ana" }, gtmId: "GTM-1" }, true))).toBeUndefined();
  });

  it("lists its modules without loading them", () => {
    const page = deferHydration(
      Buffer.from(
        '<head><link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js"/></head><script type="module" async="">import "/a.js"</script>',
      ),
      "until-seen",
      "0a_-",
    );
    const html = page.toString();
    expect(html).not.toMatch(/<link rel="modulepreload"|<script type="module"/);
    expect(html).toContain(
      '<script type="text/plain" data-sleeps="until-seen" data-digest="0a_-" data-modules="/a.js /b.js">import "/a.js"',
    );
  });

  it("keeps a document without scripts unchanged", () => {
    expect(deferHydration(Buffer.from("<head></head><p>Ultreïa</p>"), "until-seen", "0a_-").toString()).toMatch(
      /<\/head><p>Ultreïa<\/p>$/,
    );
  });
});
