import { z } from "zod";
import { createAdministrator } from "#use-cases/accounts/first-administrator.ts";
import { readEnvironment } from "./environment/environment.ts";
import { requireExistingDatabase } from "./environment/existing-database.ts";
import { createLog } from "./log/log.ts";
import { openContext } from "./open-context.ts";
import { exitWithError } from "./start.ts";

const usage = "Usage: npm run admin -- create EMAIL";

/** Makes an account an administrator; creates the account if it does not exist. */
async function run([command, argument = ""]: readonly string[]): Promise<void> {
  const email = z.string().trim().toLowerCase().pipe(z.email()).safeParse(argument);
  if (command !== "create" || !email.success) {
    console.error(command === "create" && argument !== "" ? `${argument} is not an e-mail address. ${usage}` : usage);
    process.exit(2);
  }
  const environment = readEnvironment(process.env);
  requireExistingDatabase(environment);
  const context = await openContext(environment, createLog({ level: "warn" }));
  try {
    const link = await createAdministrator(context, email.data);
    if (link === null) console.log(`${email.data} is now an administrator, starting with the next request.`);
    else console.log(`${email.data} is now an administrator. Choose a password within 60 minutes:\n  ${link}`);
  } finally {
    await context.database.close();
  }
}

await run(process.argv.slice(2)).catch(exitWithError);
