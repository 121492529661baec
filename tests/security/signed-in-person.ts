import { CookieJar } from "#tests/support/program/cookie-jar.ts";
import { inglesOptions } from "#tests/support/samples/plans.ts";
import type { WireResponse } from "./http-client.ts";
import { type MemberRole, password } from "./prepared-people.ts";
import type { ServerUnderTest } from "./server-under-test.ts";

/** A person with a session and their records. */
export interface SignedInPerson {
  readonly uuid: string;
  readonly email: string;
  /** Headers of a request from a page. */
  readonly headers: Readonly<Record<string, string>>;
  readonly plan: string;
  readonly share: string;
  readonly calendar: string;
  readonly apiToken: string;
  /** Ids of the session and the API token. */
  readonly session: string;
  readonly tokenUuid: string;
  /** Creates another API token; without scopes it has all of them. */
  makeToken(scopes?: readonly string[]): Promise<string>;
  api(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<WireResponse>;
}

let addresses = 0;

/** An unused client address. */
export function newAddress(): string {
  addresses += 1;
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
}

/** Sends API requests as a browser does. */
function apiOf(server: ServerUnderTest, jar: CookieJar): SignedInPerson["api"] {
  return async (method, path, body, headers = {}) => {
    const answer = await server.send({
      method,
      path: `/api${path}`,
      headers: { ...browserHeaders(jar), "Content-Type": "application/json", ...headers },
      ...(body !== undefined && { body: Buffer.from(JSON.stringify(body)) }),
    });
    jar.take(answer.headers);
    return answer;
  };
}

function browserHeaders(jar: CookieJar): Record<string, string> {
  return {
    Cookie: jar.header,
    "X-XSRF-TOKEN": jar.get("XSRF-TOKEN") ?? "",
    "Sec-Fetch-Site": "same-origin",
    "X-Forwarded-For": newAddress(),
  };
}

/** A visitor's headers with a CSRF token. */
export async function visitorHeaders(server: ServerUnderTest): Promise<Record<string, string>> {
  const jar = new CookieJar();
  await apiOf(server, jar)("GET", "/csrf-cookie");
  return browserHeaders(jar);
}

/** Creates a plan on the Camino Inglés, or on another route if fuzzing as an editor has deleted it. */
async function createPlan(api: SignedInPerson["api"]): Promise<WireResponse> {
  const routes = JSON.parse((await api("GET", "/routes")).body.toString()).data as { slug: string }[];
  const slugs = [inglesOptions.route, ...routes.map(({ slug }) => slug)];
  for (const route of slugs) {
    const answer = await api("POST", "/plans", { name: "Inglés", input: { ...inglesOptions, route } });
    if (answer.status < 300) return answer;
  }
  throw new Error(`there is no plan on any of ${slugs.join(", ")}`);
}

/** Signs in an unused account with a plan, a share link, a calendar and an API token. */
export async function signInPerson(server: ServerUnderTest, role: MemberRole): Promise<SignedInPerson> {
  const { uuid, email } = server.people.take(role);
  const jar = new CookieJar();
  const api = apiOf(server, jar);
  const made = async (method: string, path: string, body?: unknown) => {
    const answer = await api(method, path, body);
    if (answer.status >= 300) throw new Error(`${method} ${path} answered ${answer.status}: ${answer.body.toString()}`);
    return answer.body.length === 0 ? {} : JSON.parse(answer.body.toString());
  };
  await made("GET", "/csrf-cookie");
  await made("POST", "/login", { email, password });
  const { uuid: plan } = JSON.parse((await createPlan(api)).body.toString());
  const { token: share } = await made("POST", `/plans/${plan}/share`);
  const { url: calendarAddress } = await made("POST", `/plans/${plan}/calendar`);
  const makeToken = async (scopes?: readonly string[]): Promise<string> =>
    (await made("POST", "/tokens", { email, password, deviceName: "telephone", ...(scopes && { scopes }) })).token;
  const apiToken = await makeToken();
  const sessions = await made("GET", "/user/sessions");
  const tokens = await made("GET", "/tokens");
  return {
    uuid,
    email,
    headers: browserHeaders(jar),
    plan,
    share,
    calendar: /([\w-]+)\.ics/.exec(calendarAddress)?.[1] ?? "",
    apiToken,
    session: sessions.data[0].uuid,
    tokenUuid: tokens.data[0].uuid,
    makeToken,
    api,
  };
}
