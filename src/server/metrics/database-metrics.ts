import { setTimeout as delay } from "node:timers/promises";
import { Gauge } from "prom-client";
import type { Database } from "#database/connection/connect.ts";
import { countEmailsByState } from "#database/queries/emails/outbox.ts";
import { emailStates } from "#database/schema/emails/email.ts";

/** Timeout of database queries for metrics, in milliseconds. */
const metricsTimeoutMs = 1_000;

export function databaseUp(database: Database): Gauge {
  return new Gauge({
    name: "vieira_database_up",
    help: "1 while the database answers",
    registers: [],
    async collect() {
      this.set((await database.isReachable(metricsTimeoutMs)) ? 1 : 0);
    },
  });
}

export function connections({ pool }: Database): Gauge {
  return new Gauge({
    name: "vieira_database_connections",
    help: "Connections to the database, and requests that wait for one",
    labelNames: ["state"],
    registers: [],
    collect() {
      this.set({ state: "busy" }, pool.totalCount - pool.idleCount);
      this.set({ state: "idle" }, pool.idleCount);
      this.set({ state: "waiting" }, pool.waitingCount);
    },
  });
}

/** Omits the metrics of mails while the database does not respond. */
export function mails(database: Database): Gauge {
  return new Gauge({
    name: "vieira_mails",
    help: "Mails in the outbox",
    labelNames: ["state"],
    registers: [],
    async collect() {
      this.reset();
      const asked = countEmailsByState(database).catch(() => null);
      const counts = await Promise.race([asked, delay(metricsTimeoutMs, null, { ref: false })]);
      if (counts) for (const state of emailStates) this.set({ state }, counts.get(state) ?? 0);
    },
  });
}
