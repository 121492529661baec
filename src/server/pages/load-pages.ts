import { pathToFileURL } from "node:url";
import type { ServerBuild } from "react-router";
import { repositoryFile } from "../package-facts.ts";

/** The built pages. The built program carries them within it: `tools/build-site/build-program.ts` puts its own in this place. */
export async function loadPages(): Promise<ServerBuild> {
  return import(pathToFileURL(repositoryFile("build/server/index.js")).href);
}
