import { expect, it } from "vitest";
import { clientAddress } from "./client-address.ts";

const transport = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } });
const request = (forwarded?: string) =>
  new Request("http://localhost/", { headers: forwarded === undefined ? {} : { "X-Forwarded-For": forwarded } });

it.each([
  ["198.51.100.1", undefined, false, "198.51.100.1"],
  ["::ffff:198.51.100.1", undefined, false, "198.51.100.1"],
  ["198.51.100.1", "203.0.113.9", false, "198.51.100.1"],
  ["198.51.100.1", "203.0.113.9", true, "203.0.113.9"],
  ["198.51.100.1", "10.0.0.1, 203.0.113.9", true, "203.0.113.9"],
  ["198.51.100.1", "nonsense", true, "198.51.100.1"],
  ["198.51.100.1", "203.0.113.9:51234", true, "203.0.113.9"],
  ["198.51.100.1", "10.0.0.1:80, [2001:db8:1:2::1]:443", true, "2001:db8:1:2::/64"],
  ["198.51.100.1", "[2001:db8:1:2::1]", true, "2001:db8:1:2::/64"],
  ["198.51.100.1", "[::ffff:203.0.113.9]:443", true, "203.0.113.9"],
  ["198.51.100.1", "[203.0.113.9", true, "198.51.100.1"],
  ["198.51.100.1", "203.0.113.9:x", true, "198.51.100.1"],
  ["2001:db8:1:2:3:4:5:6", undefined, false, "2001:db8:1:2::/64"],
  ["2001:db8::1", undefined, false, "2001:db8:0:0::/64"],
])("takes %s, forwarded for %s, proxy trusted: %s, as %s", (remote, forwarded, isTrusted, expected) => {
  expect(clientAddress(request(forwarded), transport(remote), isTrusted)).toBe(expected);
});

it("is unknown if it cannot be determined", () => {
  expect(clientAddress(request(), undefined, false)).toBe("unknown");
});
