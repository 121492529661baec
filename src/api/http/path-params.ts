import { z } from "zod";

/** The uuid in a path. Any text is taken, so that a uuid that cannot exist is a 404 like every other unknown one. */
export const uuidParams = z.object({ uuid: z.string().meta({ param: { name: "uuid", in: "path" } }) });
