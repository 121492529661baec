import { rm } from "node:fs/promises";
import { copyFilesOf, readRecords } from "./build-records.ts";

/** A new build empties the directory: the files that open tabs may still ask for are put aside until it is done. */
const records = await readRecords("build/builds.json");
await rm("build/aside", { recursive: true, force: true });
await copyFilesOf(records, "build/client", "build/aside");
