import type { MailTransport } from "#mail/mail.ts";
import { sendPasswordResets } from "#use-cases/accounts/send-password-resets.ts";
import { sweepAccounts } from "#use-cases/accounts/sweep-accounts.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import { deliverDueMails } from "#use-cases/outbox/deliver-mails.ts";
import { mailOutlet } from "#use-cases/outbox/mail-outlet.ts";
import { sweepOutbox } from "#use-cases/outbox/sweep-outbox.ts";
import { sweepPhotos } from "#use-cases/photos/sweep-photos.ts";

/** Work that is looked for again and again; finding none costs one small query. */
interface Job {
  readonly name: string;
  /** Milliseconds between two rounds. */
  readonly everyMs: number;
  /** Whether it is also done at once when work is announced. */
  readonly isUrgent: boolean;
  run(): Promise<unknown>;
}

async function deliver(context: UseCaseContext, mailServer: MailTransport | null): Promise<number> {
  return deliverDueMails(context, await mailOutlet(context, mailServer));
}

function definitions(context: UseCaseContext, mailServer: MailTransport | null): readonly Job[] {
  return [
    { name: "send password resets", everyMs: 5_000, isUrgent: true, run: () => sendPasswordResets(context) },
    { name: "deliver mails", everyMs: 5_000, isUrgent: true, run: () => deliver(context, mailServer) },
    { name: "sweep the outbox", everyMs: 3_600_000, isUrgent: false, run: () => sweepOutbox(context) },
    { name: "sweep accounts", everyMs: 3_600_000, isUrgent: false, run: () => sweepAccounts(context) },
    { name: "sweep photos", everyMs: 3_600_000, isUrgent: false, run: () => sweepPhotos(context) },
  ];
}

export interface RunningJobs {
  /** Begins no more work and resolves when the job under way has ended. */
  stop(): Promise<void>;
}

/** How often it is checked whether a job is due, in milliseconds. */
const tickMs = 1_000;

/**
 * Runs the jobs, one after another, until it is stopped. Every process runs
 * them: what they take from the database is locked for the one that takes it.
 */
export function startJobs(context: UseCaseContext, mailServer: MailTransport | null): RunningJobs {
  const jobs = definitions(context, mailServer).map((job) => ({ ...job, dueAt: performance.now() }));
  const state = { isStopped: false, isRung: false };
  let round: Promise<void> | null = null;

  async function runDueJobs(): Promise<void> {
    do {
      state.isRung = false;
      for (const job of jobs) {
        if (state.isStopped || job.dueAt > performance.now()) continue;
        job.dueAt = performance.now() + job.everyMs;
        await job.run().catch((error: unknown) => context.log.error({ err: error, job: job.name }, "a job failed"));
      }
    } while (state.isRung && !state.isStopped);
  }

  function begin(): void {
    if (state.isStopped || round !== null) return;
    round = runDueJobs().finally(() => {
      round = null;
    });
  }

  const timer = setInterval(begin, tickMs);
  context.jobs.onRing(() => {
    state.isRung = true;
    for (const job of jobs) if (job.isUrgent) job.dueAt = 0;
    setImmediate(begin);
  });
  setImmediate(begin);
  return {
    stop: async () => {
      state.isStopped = true;
      clearInterval(timer);
      await round;
    },
  };
}
