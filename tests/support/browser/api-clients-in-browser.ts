/** Bundled for the browser: HTTP clients that know only the paths of the API. */
import axios from "axios";
import { ofetch } from "ofetch";
import { createSiteClient } from "#web/client/api/site-client.ts";

/** Resolves with the body of a success and rejects otherwise. */
type Send = (
  method: "GET" | "POST" | "PATCH" | "PUT" | "DELETE",
  path: string,
  body?: Record<string, unknown> | FormData,
) => Promise<unknown>;

function axiosClient(): Send {
  const client = axios.create({
    baseURL: "/api",
    withCredentials: true,
    withXSRFToken: true,
    headers: { Accept: "application/json" },
  });
  return async (method, path, body) => {
    if (method !== "GET" && !document.cookie.includes("XSRF-TOKEN=")) await client.get("/csrf-cookie");
    return (await client.request({ method, url: path, data: body })).data;
  };
}

function ofetchClient(): Send {
  const token = () => decodeURIComponent(/XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? "");
  const client = ofetch.create({
    baseURL: "/api",
    credentials: "include",
    redirect: "manual",
    headers: { Accept: "application/json" },
    onRequest: async ({ options }) => {
      if (["GET", undefined].includes(options.method)) return;
      if (token() === "") await fetch("/api/csrf-cookie", { credentials: "include" });
      options.headers.set("X-XSRF-TOKEN", token());
    },
  });
  return (method, path, body) => client(path, { method, ...(body && { body }) });
}

function ownClient(): Send {
  const client = createSiteClient();
  return (method, path, body) => client.request({ method, path, ...(body && { body }) });
}

const clients = { axios: axiosClient, ofetch: ofetchClient, own: ownClient };
export type ClientName = keyof typeof clients;

/** Registers, changes name and password, signs out and in, and deletes the account. @returns what each step saw */
async function runAccountLifecycle(name: ClientName, email: string): Promise<unknown[]> {
  const send = clients[name]();
  const isSignedIn = () =>
    send("GET", "/user").then(
      () => true,
      () => false,
    );
  const password = "ultreia et suseia";
  const next = "otra concha y bordón";
  const seen: unknown[] = [await isSignedIn()];
  await send("POST", "/register", { name: "Ana", email, password });
  seen.push(await isSignedIn());
  await send("PATCH", "/user", { name: "Ana María" });
  const form = new FormData();
  form.set("currentPassword", password);
  form.set("password", next);
  await send("PUT", "/user/password", form);
  await send("POST", "/logout");
  seen.push(await isSignedIn());
  await send("POST", "/login", { email, password: next });
  seen.push(await send("GET", "/user").then((user) => (user as { name: string }).name));
  seen.push(document.cookie.includes("vieira-session"));
  await send("DELETE", "/user", { password: next });
  seen.push(await isSignedIn());
  return seen;
}

Object.assign(globalThis, { lifeOfAnAccount: runAccountLifecycle });
