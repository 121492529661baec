import type { Context } from "hono";
import { isUuid } from "#contract/http/field-types.ts";
import type { Client } from "#use-cases/accounts/sessions/sessions.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import { UseCaseError } from "#use-cases/use-case-error.ts";
import { cookieNames, cookieOf } from "./cookies.ts";
import type { ApiEnvironment } from "./environment.ts";
import type { Identification } from "./identification.ts";

/** The context of operations that do not depend on the sender of the request. */
export function contextOfAnybody(c: Context<ApiEnvironment>, context: UseCaseContext): UseCaseContext {
  return { ...context, client: c.get("client"), requestId: c.get("requestId") };
}

/** The context with the sender of this request as its actor. */
export async function contextOf(c: Context<ApiEnvironment>, context: UseCaseContext): Promise<UseCaseContext> {
  const { actor } = await c.get("identification")();
  return { ...contextOfAnybody(c, context), actor };
}

/** The client of this request. */
export async function clientOf(c: Context<ApiEnvironment>, context: UseCaseContext): Promise<Client> {
  const { session } = await c.get("identification")();
  return clientBehind(context, c.req.raw.headers, c.get("clientAddress"), session);
}

/** The client that sent these headers. */
export function clientBehind(
  context: UseCaseContext,
  headers: Headers,
  address: string,
  session: Identification["session"],
): Client {
  return {
    address,
    userAgent: headers.get("User-Agent") ?? "",
    sessionSecret: session?.secret ?? null,
    deviceProof: cookieOf(headers, cookieNames(context).device),
  };
}

/** A uuid from the address. @throws UseCaseError `not-found` for what cannot be one */
export function requireUuid(text: string): string {
  if (!isUuid(text)) throw new UseCaseError("not-found");
  return text;
}
