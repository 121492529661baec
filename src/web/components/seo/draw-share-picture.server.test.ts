import sharp from "sharp";
import { expect, it } from "vitest";

import { queueSettings, ThreadPool } from "#server/workers/thread-pool.ts";
import { testApplication } from "#tests/support/program/application.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { silentLog } from "#tests/support/silent-log.ts";
import { drawSharePicture } from "./draw-share-picture.server.ts";

const pictures = { maxRunning: 1, maxWaiting: 0, maxPerPerson: 1, maxPerAddress: 1, timeoutMs: 60_000 };
const workers = new ThreadPool({ log: silentLog, queues: { ...queueSettings, pictures } });
const { context } = testApplication(await testDatabase(), { workers });
const walk = {
  title: "Two weeks in spring",
  lines: ["Sarria – Santiago de Compostela"],
  profile: null,
  line: [
    [42.78, -7.41],
    [42.88, -8.54],
  ] as const,
};

it("draws in the picture queue, and not when that is full", async () => {
  const png = await drawSharePicture(context, walk);
  const { format, width, height } = await sharp(png).metadata();
  expect({ format, width, height }).toEqual({ format: "png", width: 1200, height: 630 });
  const ending = Promise.withResolvers<void>();
  const other = workers.guard(() => ending.promise, { queue: "pictures", client: null, person: null });
  await expect(drawSharePicture(context, walk)).rejects.toMatchObject({ kind: "unavailable", retryAfterSeconds: 5 });
  ending.resolve();
  await other;
  expect((await drawSharePicture(context, walk)).length).toBe(png.length);
});
