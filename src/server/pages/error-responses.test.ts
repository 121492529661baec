import type { ActionFunctionArgs, ServerBuild } from "react-router";
import { expect, it } from "vitest";
import { withErrorResponses } from "./error-responses.ts";

/** A build of one page with this action; other parts are not used. */
function actionOf(action: (call: ActionFunctionArgs) => unknown) {
  const route = { id: "page", path: "page", module: { default: () => null, action } };
  const build = { routes: { page: route } } as unknown as ServerBuild;
  const guarded = withErrorResponses(build, (failure) => new Error(`answered: ${String(failure)}`)).routes["page"]
    ?.module.action;
  if (!guarded) throw new Error("The page has lost its action.");
  return async (method: string): Promise<unknown> =>
    guarded({ request: new Request("http://localhost/page", { method }) } as ActionFunctionArgs);
}

it("runs the action of a POST, and reports its failure", async () => {
  expect(await actionOf(() => "done")("POST")).toBe("done");
  await expect(actionOf(() => Promise.reject(new Error("broken")))("POST")).rejects.toThrow("answered: Error: broken");
});

it.each(["PUT", "PATCH", "DELETE"])("runs no action for %s", async (method) => {
  let calls = 0;
  await expect(actionOf(() => (calls += 1))(method)).rejects.toThrow("answered: [object Response]");
  expect(calls).toBe(0);
});
