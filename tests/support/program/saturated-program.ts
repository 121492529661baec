/** Serves the built program with full queues, so that its worker threads accept no tasks. */
import { pathToFileURL } from "node:url";
import { createApplication } from "#server/app.ts";
import { publicOrigin, readEnvironment } from "#server/environment/environment.ts";
import { listen, sayWhere } from "#server/http/listen.ts";
import { openContext } from "#server/open-context.ts";
import { repositoryFile, version } from "#server/package-facts.ts";
import { serveFiles } from "#server/files/static-files.ts";
import { servePages } from "#server/pages/web-handler.ts";
import { queueSettings, ThreadPool } from "#server/workers/thread-pool.ts";
import { silentLog } from "../silent-log.ts";

const noRoom = { running: 0, waiting: 0, ofPerson: 1, ofAddress: 1, timeoutMs: 1 };
const queues = { ...queueSettings, quick: noRoom, planning: noRoom };

const environment = readEnvironment(process.env);
const workers = new ThreadPool({ log: silentLog, queues });
const context = { ...(await openContext(environment, silentLog)), workers };
const build = await import(pathToFileURL(repositoryFile("build/server/index.js")).href);
const app = createApplication({
  context,
  version,
  https: false,
  trustsProxy: false,
  clientAddress: () => "192.0.2.1",
  answerers: [
    await serveFiles(repositoryFile("build/client")),
    servePages(build, { context, origin: publicOrigin(environment) }),
  ],
});
const server = await listen(app.fetch, environment);
process.on("SIGTERM", () => {
  server.closeAllConnections();
  server.close();
  void context.database.close().then(() => process.exit(0));
});
sayWhere(server, environment.host);
