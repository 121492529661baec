import { credits } from "./credits.ts";
import { home } from "./home.ts";
import { map } from "./map.ts";
import { planner } from "./planner.ts";
import { profile } from "./profile.ts";
import { shell } from "./shell.ts";

/**
 * Every message of this language, by area, for the types and the tests. A new area is one file and one line here; pages get
 * it from their group in `routes/words`.
 */
export const catalogue = { credits, home, map, planner, profile, shell };
