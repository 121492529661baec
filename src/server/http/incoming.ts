import type { IncomingMessage } from "node:http";

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
