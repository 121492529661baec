import { afterAll, describe, expect, it } from "vitest";
import { startSmtpServer } from "#tests/support/services/smtp-server.ts";
import { RecipientRefusedError } from "./mail.ts";
import { smtpTransport } from "./smtp.ts";
import { accountMail } from "./letters/account-mail.ts";

const server = await startSmtpServer();
afterAll(() => server.close());
const transport = smtpTransport(server.url, "Vieira <post@example.org>", false);
const letter = accountMail("resetPassword", "es", { name: "Íñigo", link: "http://localhost:3000/es/reset-password/x" });

describe("smtpTransport", () => {
  it("sends text and HTML from the configured address", async () => {
    await transport.send({ ...letter, to: "ana@example.org" });
    const [mail = ""] = server.mails;
    expect(mail).toContain("MAIL FROM:<post@example.org>");
    expect(mail).toContain("RCPT TO:<ana@example.org>");
    expect(mail).toMatch(/^From: Vieira <post@example.org>\r$/m);
    expect(mail).toContain("Content-Type: text/plain; charset=utf-8");
    expect(mail).toContain("Content-Type: text/html; charset=utf-8");
  });

  it("rejects with the server's message, and tells a recipient that is refused for good from other refusals", async () => {
    const failure = (to: string, by = transport) =>
      by.send({ ...letter, to }).then(
        () => null,
        (error: unknown) => error as Error,
      );
    const forGood = await failure("refused@example.org");
    expect(forGood?.message).toContain("no such mailbox");
    expect(forGood).toBeInstanceOf(RecipientRefusedError);
    const forNow = await failure("later@example.org");
    expect(forNow?.message).toContain("try again later");
    expect(forNow).not.toBeInstanceOf(RecipientRefusedError);
    const ofUs = await failure("relayed@example.org");
    expect(ofUs?.message).toContain("relay access denied");
    expect(ofUs).not.toBeInstanceOf(RecipientRefusedError);
    const ofSender = await failure("ana@example.org", smtpTransport(server.url, "refused@example.org", false));
    expect(ofSender?.message).toContain("not from you");
    expect(ofSender).not.toBeInstanceOf(RecipientRefusedError);
  });

  it("sends nothing to a server without encryption if it is required", async () => {
    const { length } = server.mails;
    for (const url of [server.url, `${server.url}?ignoreTLS=true`]) {
      const careful = smtpTransport(url, "post@example.org", true);
      await expect(careful.send({ ...letter, to: "ana@example.org" })).rejects.toThrow(/TLS/);
    }
    expect(server.mails).toHaveLength(length);
  });

  it("rejects if no server answers", async () => {
    const nobody = smtpTransport("smtp://127.0.0.1:1", "post@example.org", false);
    await expect(nobody.send({ ...letter, to: "ana@example.org" })).rejects.toThrow("ECONNREFUSED");
  });
});
