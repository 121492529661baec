import type { Context } from "hono";
import { isUuid } from "#contract/uuid.ts";
import type { Client } from "#use-cases/accounts/sessions.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import { Refusal } from "#use-cases/refusal.ts";
import type { ApiEnvironment } from "./environment.ts";

/** The context with whoever sent this request as its actor. */
export async function contextOf(c: Context<ApiEnvironment>, context: UseCaseContext): Promise<UseCaseContext> {
  const { actor } = await c.get("identification")();
  return { ...context, actor, client: c.get("client") };
}

/** The context of operations for which it is all the same who sent the request. */
export function contextOfAnybody(c: Context<ApiEnvironment>, context: UseCaseContext): UseCaseContext {
  return { ...context, client: c.get("client") };
}

/** The client of this request. */
export async function clientOf(c: Context<ApiEnvironment>): Promise<Client> {
  const { session } = await c.get("identification")();
  return {
    address: c.get("clientAddress"),
    userAgent: c.req.header("User-Agent") ?? "",
    sessionSecret: session?.secret ?? null,
  };
}

/** A uuid from the address. @throws Refusal `not-found` for what cannot be one */
export function requireUuid(text: string): string {
  if (!isUuid(text)) throw new Refusal("not-found");
  return text;
}
