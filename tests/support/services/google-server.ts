import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { type MutableResponse, OAuth2Server } from "oauth2-mock-server";
import type { GoogleSettings } from "#google/google-access.ts";

/** State of the fake server, which tests read and change. */
export interface GoogleState {
  email: string;
  scope: string;
  /** Lifetime of access tokens in seconds. */
  expiresIn: number;
  /** Whether the user has revoked the access. */
  isRevoked: boolean;
  /** Access tokens that Gmail rejects. */
  readonly rejectedTokens: Set<string>;
  /** Issued access tokens, in order. */
  readonly accessTokens: string[];
  /** Tokens that the program has revoked. */
  readonly revokedTokens: string[];
  /** Messages that Gmail has accepted, as sent. */
  readonly messages: string[];
}

export interface GoogleServer {
  readonly state: GoogleState;
  readonly settings: GoogleSettings;
  close(): Promise<void>;
}

const scope = "openid email https://www.googleapis.com/auth/gmail.send";

/** A fake of Google: sign-in with PKCE, tokens, revocation, and a Gmail that accepts mails. */
export async function startGoogleServer(): Promise<GoogleServer> {
  const state: GoogleState = {
    email: "post@example.org",
    scope,
    expiresIn: 3_600,
    isRevoked: false,
    rejectedTokens: new Set(),
    accessTokens: [],
    revokedTokens: [],
    messages: [],
  };
  const oauth2 = new OAuth2Server();
  await oauth2.issuer.keys.generate("RS256");
  await oauth2.start(0, "127.0.0.1");
  oauth2.service.on("beforeResponse", (answer: MutableResponse) => answerForTokens(state, answer));
  oauth2.service.on("beforeUserinfo", (answer: MutableResponse) => {
    answer.body = { sub: "1", email: state.email };
  });
  oauth2.service.on("beforeRevoke", (_answer: unknown, request: IncomingMessage) => {
    state.revokedTokens.push(new URL(request.url ?? "/", "http://localhost").searchParams.get("token") ?? "");
  });
  const gmail = await startGmail(state);
  const base = oauth2.issuer.url ?? "";
  return {
    state,
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

function answerForTokens(state: GoogleState, answer: MutableResponse): void {
  if (state.isRevoked) {
    answer.statusCode = 400;
    answer.body = { error: "invalid_grant", error_description: "Token has been expired or revoked." };
    return;
  }
  // The body is always an object, for codes as for refreshed tokens.
  const body = answer.body as Record<string, unknown>;
  const accessToken = `access-${state.accessTokens.length + 1}`;
  state.accessTokens.push(accessToken);
  answer.body = { ...body, access_token: accessToken, expires_in: state.expiresIn, scope: state.scope };
}

async function startGmail(state: GoogleState): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const token = request.headers.authorization?.replace("Bearer ", "") ?? "";
      const isKnown = state.accessTokens.includes(token) && !state.rejectedTokens.has(token) && !state.isRevoked;
      const isRight = request.method === "POST" && request.url === "/gmail/v1/users/me/messages/send";
      if (!isKnown) return void response.writeHead(401).end("{}");
      if (!isRight) return void response.writeHead(404).end(JSON.stringify({ error: { message: "no such method" } }));
      const { raw } = JSON.parse(Buffer.concat(chunks).toString("utf8")) as { raw: string };
      state.messages.push(Buffer.from(raw, "base64url").toString("utf8"));
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
