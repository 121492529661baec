import type { Database } from "#database/connection/connect.ts";

interface QueuedMail {
  readonly subject: string;
  readonly text: string;
  readonly template: string;
  readonly state: string;
}

/** Mails to an address in the outbox, oldest first. */
export async function mailsTo(database: Database, email: string): Promise<QueuedMail[]> {
  const { rows } = await database.pool.query('SELECT * FROM email WHERE "to" = $1 ORDER BY created_at, uuid', [email]);
  return rows;
}

/** The secret of the link in the last mail of a kind to an address. */
export async function linkSecret(database: Database, email: string, template: string): Promise<string> {
  const mail = (await mailsTo(database, email)).findLast((one) => one.template === template);
  return /\/(?:confirm-email|reset-password|stop-email-change)\/([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "no link";
}
