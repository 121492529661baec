import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { matchedRoutes } from "hono/route";
import { responseCachesByName } from "#api/http/response-cache.ts";
import type { Database } from "#database/connection/connect.ts";
import type { ApiEnvironment } from "#api/http/environment.ts";
import { queueSettings, type ThreadPool } from "../workers/thread-pool.ts";
import { connections, databaseUp, mails } from "./database-metrics.ts";

/** Metrics of a request, without anything that identifies a person or a resource. */
export interface RequestMetrics {
  readonly method: string;
  /** Pattern of the operation or page, `file` for files, `none` for unknown addresses. */
  readonly route: string;
  /** `2xx` to `5xx`. */
  readonly status: string;
  readonly seconds: number;
}

const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** Route pattern of a completed request, as `RequestMetrics.route`. */
export function routeOf(c: Context<ApiEnvironment>): string {
  const operation = matchedRoutes(c).findLast((route) => route.method !== "ALL")?.path;
  const answerer = c.get("requestHandler");
  return operation ?? (answerer ? (answerer.patternOf?.(c.req.path) ?? "file") : "none");
}

/** Reports each request with the time that its response took. */
export function measureRequests(observe: (metrics: RequestMetrics) => void) {
  return createMiddleware<ApiEnvironment>(async (c, next) => {
    const start = performance.now();
    await next();
    const seconds = (performance.now() - start) / 1000;
    const { method } = c.req;
    const status = `${Math.floor(c.res.status / 100)}xx`;
    observe({ method: methods.has(method) ? method : "other", route: routeOf(c), status, seconds });
  });
}

interface Metrics {
  readonly registry: Registry;
  observeRequest(metrics: RequestMetrics): void;
}

/** The metrics for Prometheus: event loop, memory and garbage collection of Node, and those below. docs/operations.md lists them. */
export function createMetrics({ database, workers }: { database: Database; workers: ThreadPool }): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: "vieira_http_request_duration_seconds",
    help: "Time until an answer is made, by pattern of its address",
    labelNames: ["method", "route", "status"],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [],
  });
  const process = [requests, taskTimes(workers), tasks(workers), cacheBytes(), cacheRequests()];
  // Connections are collected before metrics that query the database.
  for (const metric of [...process, connections(database), databaseUp(database), mails(database)])
    registry.registerMetric(metric);
  return {
    registry,
    observeRequest: ({ seconds, ...labels }) => requests.observe({ ...labels }, seconds),
  };
}

function tasks(workers: ThreadPool): Gauge {
  const queues = Object.keys(queueSettings) as (keyof typeof queueSettings)[];
  return new Gauge({
    name: "vieira_worker_tasks",
    help: "Tasks in the queues before the worker threads",
    labelNames: ["queue", "state"],
    registers: [],
    collect() {
      for (const queue of queues) {
        this.set({ queue, state: "waiting" }, workers.waiting(queue));
        this.set({ queue, state: "running" }, workers.running(queue));
      }
    },
  });
}

function taskTimes(workers: ThreadPool): Histogram {
  const times = new Histogram({
    name: "vieira_worker_task_duration_seconds",
    help: "Time of a task from being asked for to its outcome, waiting included",
    labelNames: ["queue", "outcome"],
    buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20],
    registers: [],
  });
  workers.onSettled = ({ queue, outcome, ms }) => times.observe({ queue, outcome }, ms / 1000);
  return times;
}

function cacheBytes(): Gauge {
  return new Gauge({
    name: "vieira_cache_bytes",
    help: "Memory of finished answers",
    labelNames: ["cache"],
    registers: [],
    collect() {
      for (const [cache, entryCount] of responseCachesByName) this.set({ cache }, entryCount.bytes);
    },
  });
}

function cacheRequests(): Counter {
  return new Counter({
    name: "vieira_cache_requests_total",
    help: "Answers that were looked for in memory",
    labelNames: ["cache", "result"],
    registers: [],
    collect() {
      this.reset();
      for (const [cache, { hits, misses }] of responseCachesByName) {
        this.inc({ cache, result: "hit" }, hits);
        this.inc({ cache, result: "miss" }, misses);
      }
    },
  });
}
