import { expect, it } from "vitest";
import { route } from "#database/schema/routes/route.ts";
import { contextOver } from "#server/open-context.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { testServices, testSettings } from "#tests/support/services/test-services.ts";
import { silentLog } from "#tests/support/silent-log.ts";
import { showPlanner } from "#use-cases/planner/show-planner.ts";
import { showHome } from "./show-home.ts";

it("home page and planner are unavailable for a while, not broken, while no route is published", async () => {
  const database = await testDatabase({ seeded: true });
  await database.drizzle.update(route).set({ published: false });
  const context = contextOver(database, silentLog, testSettings, testServices);
  const unavailable = { kind: "unavailable", retryAfterSeconds: 60 };
  await expect(showHome(context)).rejects.toMatchObject(unavailable);
  await expect(showPlanner(context, null)).rejects.toMatchObject(unavailable);
});
