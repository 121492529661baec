import { CookieJar } from "./cookie-jar.ts";

/** Answers requests: an application in this process, or `fetch` with an origin. */
export interface Requested {
  readonly app: { request(path: string, init: RequestInit): Response | Promise<Response> };
}

export interface ApiBrowser {
  readonly jar: CookieJar;
  /** Sends cookies and, with unsafe methods, the CSRF token, as pages do. */
  send(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>;
}

/** An HTTP client that behaves like a page of the site in a browser. */
export function apiBrowser({ app }: Requested): ApiBrowser {
  const jar = new CookieJar();
  const raw = async (
    method: string,
    path: string,
    body: unknown,
    headers: Record<string, string>,
  ): Promise<Response> => {
    const isForm = body instanceof FormData || body instanceof URLSearchParams;
    const answer = await app.request(path, {
      method,
      headers: {
        ...(jar.header !== "" && { Cookie: jar.header }),
        ...(body !== undefined && !isForm && { "Content-Type": "application/json" }),
        ...headers,
      },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    });
    jar.take(answer.headers);
    return answer;
  };
  return {
    jar,
    send: async (method, path, body, headers = {}) => {
      if (method === "GET") return raw(method, path, body, headers);
      if (jar.get("XSRF-TOKEN") === undefined) await raw("GET", "/api/csrf-cookie", undefined, {});
      return raw(method, path, body, { "X-XSRF-TOKEN": jar.get("XSRF-TOKEN") ?? "", ...headers });
    },
  };
}

export const goodPassword = "ultreia et suseia";

let people = 0;

/** Data of a person that no other test uses. */
export function newPerson(): { name: string; email: string; password: string } {
  people += 1;
  return { name: `Ana ${people}`, email: `ana${people}@example.org`, password: goodPassword };
}

/** A browser that has just registered a new person. */
export async function signedInBrowser(
  application: Requested,
): Promise<ApiBrowser & { readonly person: ReturnType<typeof newPerson> }> {
  const browser = apiBrowser(application);
  const person = newPerson();
  const answer = await browser.send("POST", "/api/register", person);
  if (answer.status !== 201) throw new Error(`Registering answered ${answer.status}: ${await answer.text()}`);
  return { ...browser, person };
}
