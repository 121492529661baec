import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { createServer as createVite } from "vite";
import { startJobs } from "#jobs/runner.ts";
import { prepareFirstAdministrator } from "#use-cases/accounts/first-administrator.ts";
import { externalServices, publicOrigin, readEnvironment } from "./environment/environment.ts";
import { createLog } from "./log/log.ts";
import { mailTransport } from "./environment/mail-transport.ts";
import { openContext } from "./open-context.ts";
import { serveMapTiles } from "./files/map-tiles.ts";
import { version } from "./package-facts.ts";
import { exitWithError, showSetUpLink } from "./start.ts";
import { stopInOrder } from "./process/stop.ts";
import { servePhotos } from "./files/stored-photos.ts";

process.env["NODE_ENV"] = "development";

type ApplicationModule = typeof import("./app.ts");
type PagesModule = typeof import("./pages/web-handler.ts");

/** Development: pages, API and use-cases are loaded through Vite and follow every saved change. */
async function develop(): Promise<void> {
  const environment = readEnvironment(process.env);
  const log = createLog({ level: environment.logLevel });
  const context = await openContext(environment, log);
  const server = createServer();
  const vite = await createVite({ server: { middlewareMode: { server } }, appType: "custom" });
  const origin = publicOrigin(environment);
  const listener = getRequestListener(async (request, transport) => {
    // Vite keeps modules until their files change; what is loaded here has just been saved or is unchanged.
    const { createApplication } = (await vite.ssrLoadModule("/src/server/app.ts")) as ApplicationModule;
    const { serveDevelopmentPages } = (await vite.ssrLoadModule("/src/server/pages/web-handler.ts")) as PagesModule;
    const build = await vite.ssrLoadModule("virtual:react-router/server-build");
    const pages = serveDevelopmentPages(build as Parameters<typeof serveDevelopmentPages>[0], {
      context,
      origin,
      ...externalServices(environment),
    });
    const app = createApplication({
      context,
      version,
      https: false,
      clientAddress: () => "development",
      requestHandlers: [serveMapTiles(context.mapTiles), servePhotos(context.photos), pages],
      isDevelopment: true,
    });
    return app.fetch(request, transport);
  });
  server.on("request", (request, response) =>
    vite.middlewares(request, response, () => void listener(request, response)),
  );
  await new Promise<void>((resolve) => server.listen(environment.port, environment.host, resolve));
  console.log(`listening on http://localhost:${environment.port}`);
  const setUpLink = await prepareFirstAdministrator(context, environment.firstAdministrator);
  if (setUpLink !== null) showSetUpLink(setUpLink);
  const jobs = startJobs(context, mailTransport(environment));
  stopInOrder({ server, database: context.database, log, jobs });
}

await develop().catch(exitWithError);
