import type { Database } from "#database/connection/connect.ts";
import type { StoredRole } from "#domain/accounts/permissions.ts";
import { type ApiBrowser, type newPerson, signedInBrowser } from "./api-browser.ts";
import type { TestApplication } from "./application.ts";

/** An API browser in which a new person with a role is signed in. */
export async function staffBrowser(
  application: Pick<TestApplication, "app">,
  database: Database,
  role: StoredRole,
): Promise<ApiBrowser & { readonly person: ReturnType<typeof newPerson> }> {
  const browser = await signedInBrowser(application);
  await database.pool.query('UPDATE "user" SET roles = $1 WHERE email = $2', [[role], browser.person.email]);
  return browser;
}
