import { afterAll, describe, expect, it } from "vitest";
import { startSmtpServer } from "#tests/support/services/smtp-server.ts";
import { mailTransport } from "./mail-transport.ts";

const server = await startSmtpServer();
afterAll(() => server.close());

const letter = { to: "ana@example.org", subject: "A", text: "A", html: "<p>A</p>" };
/** Not a loopback address, although systems route it to this machine. */
const elsewhere = "0.0.0.0";

function transportTo(host: string, plainTextHosts: readonly string[] = [], mailFrom?: string) {
  const url = new URL(server.url);
  url.hostname = host;
  return mailTransport({
    smtpUrl: url.href,
    mailFrom,
    appUrl: "https://plan.example.org",
    port: 3000,
    plainTextHosts,
  });
}

describe("the configured mail server", () => {
  it("gets unencrypted mails locally, from an address of the site", async () => {
    await transportTo("127.0.0.1")?.send(letter);
    expect(server.mails.at(-1)).toMatch(/^From: Vieira <no-reply@plan\.example\.org>\r$/m);
    await transportTo("127.0.0.1", [], "post@example.org")?.send(letter);
    expect(server.mails.at(-1)).toMatch(/^From: post@example\.org\r$/m);
  });

  it.runIf(process.platform === "linux")("gets none unencrypted elsewhere, unless allowed explicitly", async () => {
    const { length } = server.mails;
    await expect(transportTo(elsewhere)?.send(letter)).rejects.toThrow(/TLS/);
    expect(server.mails).toHaveLength(length);
    await transportTo(elsewhere, [elsewhere])?.send(letter);
    expect(server.mails).toHaveLength(length + 1);
  });

  it("is optional", () => {
    const nothing = { smtpUrl: undefined, mailFrom: undefined, appUrl: undefined, port: 3000, plainTextHosts: [] };
    expect(mailTransport(nothing)).toBeNull();
  });
});
