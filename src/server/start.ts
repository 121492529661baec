import { setFlagsFromString } from "node:v8";
import { startJobs } from "#jobs/runner.ts";
import { prepareFirstAdministrator } from "#use-cases/accounts/first-administrator.ts";
import type { Database } from "#database/connection/connect.ts";
import { filledDatabases } from "#database/seeds/filled-database.ts";
import { outageReason } from "#database/connection/database-outage.ts";
import { DatabaseUnavailableError } from "#database/connection/server-check.ts";
import { createApplication } from "./app.ts";
import { type ControlSocket, openControlSocket } from "./archive/control-socket.ts";
import { clientAddress } from "./http/client-address.ts";
import {
  type Environment,
  environmentWarnings,
  externalServices,
  publicOrigin,
  readEnvironment,
} from "./environment/environment.ts";
import { archiveOf } from "#server/archive/write-archive.ts";
import { logFatalErrors, createLog } from "./log/log.ts";
import { listen, printUrl } from "./http/listen.ts";
import { loggedError } from "./log/logged-error.ts";
import { mailTransport } from "./environment/mail-transport.ts";
import { createMetrics } from "./metrics/metrics.ts";
import { serveMetrics } from "./metrics/serve-metrics.ts";
import { openContext } from "./open-context.ts";
import { loadPages } from "./pages/load-pages.ts";
import { repositoryFile, version } from "./package-facts.ts";
import { serveMapTiles } from "./files/map-tiles.ts";
import { ReadyResponses } from "./ready-responses.ts";
import { stopInOrder } from "./process/stop.ts";
import { serveFiles } from "./files/static-files.ts";
import { servePhotos } from "./files/stored-photos.ts";
import { keepTicksFast } from "./process/keep-ticks-fast.ts";
import { warmUp } from "./process/warm-up.ts";
import { servePages } from "./pages/web-handler.ts";

/** Errors whose message says all that a person needs; no stack is printed. */
const errorsWithoutStack = new Set([
  "EnvironmentError",
  "ArchiveError",
  "DataDirectoryInUseError",
  "DatabaseUnavailableError",
  "ListenError",
]);

function isSelfExplanatory(error: unknown): error is Error {
  return error instanceof Error && errorsWithoutStack.has(error.name);
}

/** Exits with code 1, after the message of a plain error or, of any other, the error as it is logged. */
export function exitWithError(failure: unknown): never {
  const isOutage = !isSelfExplanatory(failure) && outageReason(failure) !== undefined;
  const error = isOutage ? new DatabaseUnavailableError("The database cannot be used at the moment", failure) : failure;
  console.error(isSelfExplanatory(error) ? error.message : loggedError(error));
  process.exit(1);
}

/** Printed on the terminal only, never logged: whoever has the link becomes the administrator. */
export function showSetUpLink(link: NonNullable<Awaited<ReturnType<typeof prepareFirstAdministrator>>>): void {
  const how =
    link === "elsewhere"
      ? "Another process has just shown the link that makes one; a start in a minute makes a new one."
      : `Register here within 24 hours to become one:\n  ${link.address}`;
  console.log(`\nThere is no administrator yet. ${how}\n`);
}

/**
 * The embedded database can be read only by this process, so it serves archives; a server can be read by anybody with
 * access.
 */
async function serveArchives(environment: Environment, database: Database): Promise<ControlSocket | undefined> {
  if (database.kind === "server") return undefined;
  return openControlSocket(environment.dataDir, (signal) => archiveOf(database, environment, signal));
}

/**
 * Worker threads started from now on get a young generation of 2 MB, less than the main thread has by `npm start`: they
 * run few tasks, no slower. `resourceLimits` of a thread has no effect if Node was started with a size.
 */
const keepThreadsSmall = (): void => setFlagsFromString("--max-semi-space-size=2");

/** Runs the built program: reads the configuration, opens the database, and serves until told to stop. */
export async function start(variables: NodeJS.ProcessEnv): Promise<void> {
  try {
    keepThreadsSmall();
    keepTicksFast();
    const environment = readEnvironment(variables);
    const log = createLog({ level: environment.logLevel });
    logFatalErrors(log);
    const context = await openContext(environment, log, repositoryFile(filledDatabases));
    for (const warning of environmentWarnings(environment)) log.warn({}, warning);
    const build = await loadPages();
    const origin = publicOrigin(environment);
    const { mapStyleUrl } = environment;
    const metrics = environment.metrics && createMetrics(context);
    const readyResponses = new ReadyResponses({
      content: context.content,
      log,
      trustsProxy: environment.trustProxy,
      observeRequest: metrics?.observeRequest,
    });
    const pages = servePages(build, { context, origin, ...externalServices(environment) });
    const app = createApplication({
      context,
      readyResponses,
      observeRequest: metrics?.observeRequest,
      version,
      https: origin.startsWith("https:"),
      trustsProxy: environment.trustProxy,
      clientAddress: (request, transport) => clientAddress(request, transport, environment.trustProxy),
      requestHandlers: [
        await serveFiles(repositoryFile("build/client"), mapStyleUrl),
        serveMapTiles(context.mapTiles),
        servePhotos(context.photos),
        pages,
      ],
    });
    if (metrics && environment.metrics) await serveMetrics(metrics.registry, environment.metrics, log);
    const setUpLink = await prepareFirstAdministrator(context, environment.firstAdministrator);
    const server = await listen(app.fetch, environment, readyResponses);
    if (setUpLink !== null) showSetUpLink(setUpLink);
    const jobs = startJobs(context, mailTransport(environment));
    const control = await serveArchives(environment, context.database);
    const { database, published } = context;
    stopInOrder({ server, database, published, log, jobs, warmUp: warmUp(pages, origin, log), control });
    printUrl(server, environment.host);
  } catch (error) {
    exitWithError(error);
  }
}
