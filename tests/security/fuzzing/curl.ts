import type { WireRequest } from "../http-client.ts";

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** Bytes escaped for `printf`. */
function escaped(bytes: Buffer): string {
  return [...bytes]
    .map((byte) =>
      byte >= 0x20 && byte < 0x7f && byte !== 0x25 && byte !== 0x5c && byte !== 0x27
        ? String.fromCharCode(byte)
        : `\\x${byte.toString(16).padStart(2, "0")}`,
    )
    .join("");
}

/** Longer bodies are truncated; the seed reproduces them. */
const maxShownLength = 1_500;

/** A shell command that sends the same request. */
export function curlLine(url: string, { method, path, headers, body }: WireRequest): string {
  const all = Object.entries(headers).map(
    ([name, value]) => ` -H ${quoted(value === "" ? `${name};` : `${name}: ${value}`)}`,
  );
  const isHead = method === "HEAD" ? " -I" : ` -X ${quoted(method)}`;
  const line = `curl -s --path-as-is${isHead}${all.join("")} ${quoted(url + path)}`;
  if (body === undefined || body.length === 0) return line;
  const cut = body.length > maxShownLength ? ` # body cut: ${body.length} bytes` : "";
  return `${line} --data-binary @<(printf '${escaped(body.subarray(0, maxShownLength))}')${cut}`;
}
