import { describe, expect, it } from "vitest";
import { createApiClient } from "./create-api-client.ts";
import { siteOptions } from "./site-client.ts";

const person = { uuid: "0", name: "Ana" };

describe("an expired CSRF token", () => {
  it("is renewed, and the change is sent again", async () => {
    const world = { cookies: "XSRF-TOKEN=old", urls: [] as string[], logged: [] as string[] };
    const client = createApiClient({
      ...siteOptions,
      readCookies: () => world.cookies,
      log: { warn: (message) => void world.logged.push(message), error: () => undefined },
      fetch: async (input, request = {}) => {
        const url = String(input);
        world.urls.push(url);
        if (url === "/api/csrf-cookie") world.cookies = "XSRF-TOKEN=fetched";
        const isOld = new Headers(request.headers).get("X-XSRF-TOKEN") !== "fetched";
        return url === "/api/plans" && isOld ? new Response(null, { status: 419 }) : Response.json(person);
      },
    });
    expect(await client.request({ method: "POST", path: "/plans", body: {} })).toEqual(person);
    expect(world.urls).toEqual(["/api/plans", "/api/csrf-cookie", "/api/plans"]);
    expect(world.logged).toEqual([]);
  });

  it("is renewed only once", async () => {
    const urls: string[] = [];
    const client = createApiClient({
      ...siteOptions,
      readCookies: () => "XSRF-TOKEN=old",
      log: { warn: () => undefined, error: () => undefined },
      fetch: async (input) => {
        urls.push(String(input));
        return new Response(null, { status: 419 });
      },
    });
    await expect(client.request({ method: "POST", path: "/plans" })).rejects.toMatchObject({ status: 419 });
    expect(urls).toEqual(["/api/plans", "/api/csrf-cookie", "/api/plans"]);
  });
});

describe("an expired session", () => {
  /** A page whose session has expired; its person signs in again or cancels. */
  function endedPage(signsIn: boolean) {
    const world = { isOver: true, asked: [] as unknown[], wentTo: [] as string[], requests: 0 };
    const client = createApiClient<typeof person>(
      {
        ...siteOptions,
        readCookies: () => "XSRF-TOKEN=a",
        redirectIfUnauthenticated: { target: "/login", go: (to) => void world.wentTo.push(to) },
        signInAgain: async (whom) => {
          world.asked.push(whom);
          world.isOver = !signsIn;
          return signsIn;
        },
        fetch: async () => {
          world.requests += 1;
          return world.isOver ? new Response(null, { status: 401 }) : Response.json(person);
        },
      },
      person,
    );
    return { client, world };
  }

  it("asks to sign in on a change, and then sends the change", async () => {
    const { client, world } = endedPage(true);
    expect(await client.request({ method: "PUT", path: "/plans/1/days", body: {} })).toEqual(person);
    expect([world.asked, world.wentTo, world.requests]).toEqual([[person], [], 2]);
  });

  it("keeps page and change if sign-in is cancelled", async () => {
    const { client, world } = endedPage(false);
    const change = { method: "PUT", path: "/plans/1/days", body: {} } as const;
    await expect(client.request(change)).rejects.toMatchObject({ status: 401 });
    await expect(client.request(change)).rejects.toMatchObject({ status: 401 });
    expect([world.asked, world.wentTo, client.identity.get()]).toEqual([[person, person], [], null]);
  });

  it("is recognised by the removed cookie even if the change gets another error", async () => {
    const world = { cookies: "vieira-signed-in=1; XSRF-TOKEN=a", asked: 0 };
    const client = createApiClient<typeof person>(
      {
        ...siteOptions,
        readCookies: () => world.cookies,
        signInAgain: async () => {
          world.asked += 1;
          world.cookies = "vieira-signed-in=1; XSRF-TOKEN=b";
          return true;
        },
        fetch: async () => {
          if (world.asked > 0) return Response.json(person);
          world.cookies = "XSRF-TOKEN=a";
          return new Response(null, { status: 404 });
        },
      },
      person,
    );
    expect(await client.request({ method: "PUT", path: "/plans/1/days", body: {} })).toEqual(person);
    expect(world.asked).toBe(1);
  });

  it("does not prompt for background requests", async () => {
    const { client, world } = endedPage(true);
    const change = { method: "PUT", path: "/plans/1/days", body: {}, isBackground: true } as const;
    await expect(client.request(change)).rejects.toMatchObject({ status: 401 });
    expect([world.asked, world.wentTo]).toEqual([[], []]);
  });

  it("redirects from a members' page to sign-in on reading", async () => {
    const { client, world } = endedPage(true);
    await expect(client.request({ method: "GET", path: "/plans" })).rejects.toMatchObject({ status: 401 });
    expect([world.asked, world.wentTo]).toEqual([[], ["/login"]]);
  });

  it("prompts before a form is submitted to a page", async () => {
    const { client, world } = endedPage(true);
    await client.confirmSession();
    expect(world.asked).toEqual([person]);
  });

  it("prompts with the name of the person the page knew", async () => {
    for (const when of ["before", "meanwhile"] as const) {
      const world = { cookies: "vieira-signed-in=1; XSRF-TOKEN=a", asked: [] as unknown[], isOver: true };
      const client = createApiClient<typeof person>(
        {
          ...siteOptions,
          readCookies: () => world.cookies,
          signInAgain: async (whom) => {
            world.asked.push(whom);
            world.isOver = false;
            return true;
          },
          fetch: async () => {
            if (!world.isOver) return Response.json(person);
            forget();
            return new Response(null, { status: 401 });
          },
        },
        person,
      );
      const forget = () => {
        world.cookies = "XSRF-TOKEN=a";
        client.noticeSignOut();
      };
      if (when === "before") forget();
      // Forms for everybody do not prompt.
      if (when === "before") await client.confirmSession();
      expect(world.asked, when).toEqual([]);
      // Two forms of a page: neither is sent before signing in.
      await Promise.all([client.confirmSession(true), client.confirmSession(true)]);
      expect(world.asked.length, when).toBeGreaterThan(0);
      world.asked = [person];
      world.isOver = true;
      expect(await client.request({ method: "PUT", path: "/plans/1/days", body: {} })).toEqual(person);
      expect(world.asked, when).toEqual([person, person]);
    }
  });

  it("is noticed by the removed cookie", () => {
    let cookies = "vieira-signed-in=1";
    const client = createApiClient({ ...siteOptions, readCookies: () => cookies }, person);
    client.noticeSignOut();
    expect(client.identity.get()).toEqual(person);
    cookies = "";
    client.noticeSignOut();
    expect(client.identity.get()).toBeNull();
  });
});
