/**
 * Program for shutdown tests, with queued mails that it sends to a mail server. With `hang`, a job never ends; on SIGUSR2 it
 * loses its database.
 */
import { createServer } from "node:http";
import { openDatabase } from "#database/connection/connect.ts";
import { queueEmail } from "#database/queries/emails/emails.ts";
import { startJobs } from "#jobs/runner.ts";
import { smtpTransport } from "#mail/smtp.ts";
import { contextOver } from "#server/open-context.ts";
import { stopInOrder } from "#server/process/stop.ts";
import { testServices, testSettings } from "../services/test-services.ts";
import { silentLog } from "../silent-log.ts";

const [place = "", smtpUrl = "", how] = process.argv.slice(2);
const database = await openDatabase({ ...JSON.parse(place), log: silentLog, durable: false });
const context = contextOver(database, silentLog, testSettings, testServices);
for (let n = 0; n < 4; n += 1) {
  const mail = { to: `ana${n}@example.org`, subject: "A mail", text: "", html: "", template: "welcome" };
  await queueEmail(database, mail, new Date());
}
const jobs = startJobs(context, smtpTransport(smtpUrl, "post@example.org", false));
const endless = { stop: () => new Promise<void>(() => undefined) };
const log = { ...silentLog, info: (_: object, message: string) => void process.stdout.write(message) };
const lost = new Promise<Error>((resolve) => void process.once("SIGUSR2", () => resolve(new Error("gone"))));
stopInOrder({
  server: createServer().listen(0),
  database: { ...database, lost },
  log,
  jobs: how === "hang" ? endless : jobs,
});
