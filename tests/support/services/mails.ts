import type { Database } from "#database/connect.ts";

interface WrittenMail {
  readonly subject: string;
  readonly text: string;
  readonly template: string;
  readonly state: string;
}

/** Mails to an address as they stand in the outbox, the oldest first. */
export async function mailsTo(database: Database, email: string): Promise<WrittenMail[]> {
  const { rows } = await database.pool.query('SELECT * FROM email WHERE "to" = $1 ORDER BY created_at, uuid', [email]);
  return rows;
}

/** The secret of the link in the last mail of a kind to an address. */
export async function linkIn(database: Database, email: string, template: string): Promise<string> {
  const mail = (await mailsTo(database, email)).findLast((one) => one.template === template);
  return /\/(?:confirm-email|reset-password|stop-email-change)\/([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "no link";
}
