import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";

/** Node's request, as @hono/node-server passes it on; undefined if the request came another way. */
export function incomingOf(transport: unknown): IncomingMessage | undefined {
  return (transport as { readonly incoming?: IncomingMessage } | null | undefined)?.incoming;
}

/** The number of Host headers of a request, of which Node drops all but one. */
export function countHosts({ rawHeaders }: Pick<IncomingMessage, "rawHeaders">): number {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]!;
    if (name.length === 4 && name.toLowerCase() === "host") hosts += 1;
  }
  return hosts;
}

/** Some proxies add the port: `198.51.100.1:443`, `[2001:db8::1]:443`; or brackets without one. */
function withoutPort(address: string): string {
  const [, bracketed, plain] = /^(?:\[([^\]]*)\]|([^:]*))(?::\d{1,5})?$/.exec(address) ?? [];
  return bracketed ?? plain ?? address;
}

/**
 * The client's address for rate limits. An IPv6 client owns at least a /64 and counts as that network.
 *
 * @param trustProxy whether to trust the last address of `X-Forwarded-For`, which the proxy in front adds
 */
export function clientAddress(request: Request, transport: unknown, trustProxy: boolean): string {
  const forwarded = withoutPort(request.headers.get("X-Forwarded-For")?.split(",").at(-1)?.trim() ?? "");
  const address =
    trustProxy && isIP(forwarded) ? forwarded : (incomingOf(transport)?.socket.remoteAddress ?? "unknown");
  const bare = address.replace(/^::ffff:(?=\d+\.)/i, "");
  return isIP(bare) === 6 ? `${networkOf(bare)}::/64` : bare;
}

function networkOf(address: string): string {
  const [head = "", tail = ""] = address.split("::");
  const before = head.split(":").filter(Boolean);
  const after = tail.split(":").filter(Boolean);
  const zeros = address.includes("::") ? Math.max(0, 8 - before.length - after.length) : 0;
  return [...before, ...Array<string>(zeros).fill("0"), ...after]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}
