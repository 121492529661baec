import { type AddressInfo, createServer, type Server, type Socket } from "node:net";

export interface SmtpServer {
  readonly url: string;
  /** Received mails, each preceded by its envelope. */
  readonly mails: readonly string[];
  close(): Promise<void>;
}

/** A mail server that accepts every mail, except to addresses with `refused`, `relayed` or, for now, `later` in them. */
export async function startSmtpServer(): Promise<SmtpServer> {
  const mails: string[] = [];
  const server: Server = createServer((socket) => converse(socket, mails));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { url: `smtp://127.0.0.1:${port}`, mails, close };
}

/** Replies to the commands of RFC 5321 that a mail needs. */
function converse(socket: Socket, mails: string[]): void {
  let unread = "";
  let envelope = "";
  let isData = false;
  socket.write("220 ready\r\n");
  socket.on("error", () => socket.destroy());
  socket.on("data", (chunk) => {
    unread += chunk.toString("utf8");
    for (;;) {
      const end = isData ? "\r\n.\r\n" : "\r\n";
      const cut = unread.indexOf(end);
      if (cut < 0) return;
      const text = unread.slice(0, cut);
      unread = unread.slice(cut + end.length);
      if (isData) {
        mails.push(envelope + text);
        envelope = "";
        isData = false;
        socket.write("250 taken\r\n");
      } else {
        isData = /^DATA/i.test(text);
        if (/^(MAIL|RCPT)/i.test(text)) envelope += `${text}\r\n`;
        if (/^QUIT/i.test(text)) return void socket.end("221 bye\r\n");
        if (/^STARTTLS/i.test(text)) socket.write("502 not here\r\n");
        else if (/^RCPT.*refused/i.test(text)) socket.write("550 5.1.1 no such mailbox\r\n");
        else if (/^RCPT.*relayed/i.test(text)) socket.write("554 5.7.1 relay access denied\r\n");
        else if (/^RCPT.*later/i.test(text)) socket.write("451 try again later\r\n");
        else if (/^MAIL.*refused/i.test(text)) socket.write("550 not from you\r\n");
        else socket.write(isData ? "354 go on\r\n" : "250 fine\r\n");
      }
    }
  });
}
