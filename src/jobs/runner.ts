import type { MailTransport } from "#mail/mail.ts";
import { sendPasswordResets } from "#use-cases/accounts/passwords/reset-password.ts";
import { sweepAccounts } from "#use-cases/accounts/own-data.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import type { EmailLane } from "#database/queries/emails/emails.ts";
import { databaseOutage } from "#use-cases/database-outage.ts";
import { compareImports } from "#use-cases/administration/registers/compare-imports.ts";
import { sweepRegisterImports } from "#use-cases/administration/registers/change-import.ts";
import { writeImports } from "#use-cases/administration/registers/write-imports.ts";
import { deliverDueMails, mailOutlet } from "#use-cases/emails/deliver-mails.ts";
import { sweepOutbox } from "#use-cases/emails/change-outbox.ts";
import { sweepPhotos } from "#use-cases/administration/photos/trashed-files.ts";
import { sweepTrailNotes } from "#use-cases/places/trail-notes/decide-trail-note.ts";

/** A recurring job; finding no work costs one small query. */
interface Job {
  readonly name: string;
  /** Milliseconds between two rounds. */
  readonly everyMs: number;
  /** Whether it also runs at once when work is announced. */
  readonly isUrgent: boolean;
  /** @param signal cancels it: it has to end soon */
  run(signal: AbortSignal): Promise<unknown>;
}

function definitions(context: UseCaseContext, mailServer: MailTransport | null): readonly Job[] {
  const deliver = (lane: EmailLane) => async (signal: AbortSignal) =>
    deliverDueMails(context, await mailOutlet(context, mailServer), { signal, lane });
  return [
    { name: "send password resets", everyMs: 5_000, isUrgent: true, run: () => sendPasswordResets(context) },
    { name: "deliver new passwords", everyMs: 5_000, isUrgent: true, run: deliver("passwords") },
    { name: "deliver mails", everyMs: 5_000, isUrgent: true, run: deliver("accounts") },
    { name: "deliver letters to houses", everyMs: 5_000, isUrgent: true, run: deliver("houses") },
    { name: "compare registers", everyMs: 5_000, isUrgent: true, run: (signal) => compareImports(context, signal) },
    { name: "write registers", everyMs: 5_000, isUrgent: true, run: (signal) => writeImports(context, signal) },
    { name: "sweep registers", everyMs: 3_600_000, isUrgent: false, run: () => sweepRegisterImports(context) },
    { name: "sweep the outbox", everyMs: 3_600_000, isUrgent: false, run: () => sweepOutbox(context) },
    { name: "sweep accounts", everyMs: 3_600_000, isUrgent: false, run: () => sweepAccounts(context) },
    { name: "sweep photos", everyMs: 3_600_000, isUrgent: false, run: () => sweepPhotos(context) },
    { name: "sweep trail notes", everyMs: 3_600_000, isUrgent: false, run: () => sweepTrailNotes(context) },
  ];
}

interface RunningJobs {
  /** Starts no more work, cancels what is running, and resolves when it has ended. */
  stop(): Promise<void>;
}

/** Milliseconds between checks for due jobs. */
const tickMs = 1_000;

/**
 * Runs the jobs concurrently, each at most once at a time, until stopped. Every process runs them: rows that a job
 * takes are locked for it.
 */
export function startJobs(context: UseCaseContext, mailServer: MailTransport | null): RunningJobs {
  const jobs = definitions(context, mailServer).map((job) => ({ ...job, dueAt: performance.now() }));
  const running = new Map<string, Promise<void>>();
  const stopping = new AbortController();

  async function run(job: Job): Promise<void> {
    try {
      await job.run(stopping.signal);
    } catch (error) {
      const away = databaseOutage(error);
      // The database logs an outage once; every job would do so every few seconds.
      if (away && away.reason !== "timed-out")
        context.log.debug({ reason: away.reason, job: job.name }, "a job waits for the database");
      else context.log.error({ err: error, job: job.name }, "a job failed");
    }
    running.delete(job.name);
    begin();
  }

  function begin(): void {
    for (const job of jobs) {
      if (stopping.signal.aborted || running.has(job.name) || job.dueAt > performance.now()) continue;
      job.dueAt = performance.now() + job.everyMs;
      running.set(job.name, run(job));
    }
  }

  const timer = setInterval(begin, tickMs);
  context.jobs.onNotify(() => {
    for (const job of jobs) if (job.isUrgent) job.dueAt = 0;
    setImmediate(begin);
  });
  setImmediate(begin);
  return {
    stop: async () => {
      stopping.abort();
      clearInterval(timer);
      await Promise.all(running.values());
    },
  };
}
