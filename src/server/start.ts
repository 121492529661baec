import { pathToFileURL } from "node:url";
import type { ServerBuild } from "react-router";
import { createApplication } from "./app.ts";
import { clientAddress } from "./client-address.ts";
import { readEnvironment } from "./environment.ts";
import { listen } from "./listen.ts";
import { createLog } from "./log.ts";
import { openContext } from "./open-context.ts";
import { repositoryFile, version } from "./package-facts.ts";
import { stopInOrder } from "./stop.ts";
import { serveFiles } from "./static-files.ts";
import { servePages } from "./web-handler.ts";

/** Failures whose message is a sentence that needs no stack beneath it. */
const plainErrors = new Set(["EnvironmentError", "DataDirectoryInUseError", "DatabaseUnavailableError", "ListenError"]);

/** Ends the process with a sentence a person can act on, where the failure has one. */
export function giveUp(error: unknown): never {
  const hasSentence = error instanceof Error && plainErrors.has(error.name);
  console.error(hasSentence ? error.message : error);
  process.exit(1);
}

/** Runs the built program: reads the configuration, prepares the database and serves until it is told to stop. */
export async function start(variables: NodeJS.ProcessEnv): Promise<void> {
  try {
    const environment = readEnvironment(variables);
    const log = createLog({ level: environment.logLevel });
    const context = await openContext(environment, log);
    const build: ServerBuild = await import(pathToFileURL(repositoryFile("build/server/index.js")).href);
    const origin = environment.appUrl ?? `http://localhost:${environment.port}`;
    const app = createApplication({
      context,
      version,
      https: origin.startsWith("https:"),
      clientAddress: (request, transport) => clientAddress(request, transport, environment.trustProxy),
      answerers: [await serveFiles(repositoryFile("build/client")), servePages(build, { context, origin })],
    });
    const server = await listen(app.fetch, environment);
    stopInOrder({ server, database: context.database, log });
  } catch (error) {
    giveUp(error);
  }
}
