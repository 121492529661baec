import { expect, it } from "vitest";
import { mustBeEncrypted } from "./environment-variables.ts";

it.each(["localhost", "mail.localhost", "127.0.0.1", "127.1.2.3", "[::1]", "::1", "0:0:0:0:0:0:0:1", "", "/var/run"])(
  "allows unencrypted connections to %j, which is local",
  (host) => {
    expect(mustBeEncrypted(host, [])).toBe(false);
  },
);

it.each(["example.org", "127.0.0.1.example.org", "notlocalhost", "10.0.0.1", "[::2]", "[2001:db8::1]", "1.1"])(
  "requires encryption to %j, unless allowed explicitly",
  (host) => {
    expect(mustBeEncrypted(host, ["other"])).toBe(true);
    expect(mustBeEncrypted(host.toUpperCase(), ["other", host])).toBe(false);
  },
);
