import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { type MutableResponse, OAuth2Server } from "oauth2-mock-server";
import type { GoogleSettings } from "#google/google-access.ts";

/** What Google is told and answers; a test changes it as it goes. */
export interface GoogleWorld {
  email: string;
  scope: string;
  /** Lifetime of an access in seconds. */
  expiresIn: number;
  /** Google lets the program in no more. */
  isRevoked: boolean;
  /** Access tokens that Gmail does not take. */
  readonly deadTokens: Set<string>;
  /** Access tokens that were given out, in order. */
  readonly accessTokens: string[];
  /** Tokens that were given back. */
  readonly givenBack: string[];
  /** Messages that Gmail has taken, as they are sent. */
  readonly messages: string[];
}

export interface GoogleServer {
  readonly world: GoogleWorld;
  readonly settings: GoogleSettings;
  close(): Promise<void>;
}

const scope = "openid email https://www.googleapis.com/auth/gmail.send";

/** A server that stands for Google: sign-in with PKCE, tokens, revocation, and a Gmail that takes mails. */
export async function startGoogleServer(): Promise<GoogleServer> {
  const world: GoogleWorld = {
    email: "post@example.org",
    scope,
    expiresIn: 3_600,
    isRevoked: false,
    deadTokens: new Set(),
    accessTokens: [],
    givenBack: [],
    messages: [],
  };
  const oauth2 = new OAuth2Server();
  await oauth2.issuer.keys.generate("RS256");
  await oauth2.start(0, "127.0.0.1");
  oauth2.service.on("beforeResponse", (answer: MutableResponse) => answerForTokens(world, answer));
  oauth2.service.on("beforeUserinfo", (answer: MutableResponse) => {
    answer.body = { sub: "1", email: world.email };
  });
  oauth2.service.on("beforeRevoke", (_answer: unknown, request: IncomingMessage) => {
    world.givenBack.push(new URL(request.url ?? "/", "http://localhost").searchParams.get("token") ?? "");
  });
  const gmail = await startGmail(world);
  const base = oauth2.issuer.url ?? "";
  return {
    world,
    settings: {
      clientId: "vieira",
      clientSecret: "no secret",
      authUrl: `${base}/authorize`,
      tokenUrl: `${base}/token`,
      revokeUrl: `${base}/revoke`,
      userinfoUrl: `${base}/userinfo`,
      gmailUrl: gmail.url,
    },
    close: async () => {
      await oauth2.stop();
      await gmail.close();
    },
  };
}

function answerForTokens(world: GoogleWorld, answer: MutableResponse): void {
  if (world.isRevoked) {
    answer.statusCode = 400;
    answer.body = { error: "invalid_grant", error_description: "Token has been expired or revoked." };
    return;
  }
  // A text is the answer to a code or a renewal in any case.
  const body = answer.body as Record<string, unknown>;
  const accessToken = `access-${world.accessTokens.length + 1}`;
  world.accessTokens.push(accessToken);
  answer.body = { ...body, access_token: accessToken, expires_in: world.expiresIn, scope: world.scope };
}

async function startGmail(world: GoogleWorld): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const token = request.headers.authorization?.replace("Bearer ", "") ?? "";
      const isKnown = world.accessTokens.includes(token) && !world.deadTokens.has(token) && !world.isRevoked;
      const isRight = request.method === "POST" && request.url === "/gmail/v1/users/me/messages/send";
      if (!isKnown) return void response.writeHead(401).end("{}");
      if (!isRight) return void response.writeHead(404).end(JSON.stringify({ error: { message: "no such method" } }));
      const { raw } = JSON.parse(Buffer.concat(chunks).toString("utf8")) as { raw: string };
      world.messages.push(Buffer.from(raw, "base64url").toString("utf8"));
      return void response.writeHead(200, { "Content-Type": "application/json" }).end('{"id":"1"}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
}
