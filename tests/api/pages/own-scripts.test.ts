import { createHash } from "node:crypto";
import { createElement as h } from "react";
import { Scripts, ScrollRestoration, type ServerBuild } from "react-router";
import { describe, expect, it } from "vitest";
import { servePages } from "#server/pages/web-handler.ts";
import { testApplication } from "#tests/support/program/application.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import * as entry from "#web/entry.server.tsx";
import { ownScriptsHeader } from "#web/server/own-scripts.server.ts";

const { context } = testApplication(await testDatabase());
const origin = "http://localhost:3000";

const injected = [
  "<script>alert(1)</script>",
  '<script nonce="">alert(2)</script>',
  "<script type=module>alert(3)</script>",
  "<script>alert(4)//",
  '<script src="data:text/javascript,alert(5)"></script><script x="',
];

/** A server build of one page that renders unescaped user input. */
function buildOf(words: string): ServerBuild {
  const page = () =>
    h(
      "html",
      { lang: "en" },
      h("body", null, h("p", { dangerouslySetInnerHTML: { __html: words } }), h(ScrollRestoration), h(Scripts)),
    );
  const root = { id: "root", path: "", hasLoader: true, hasAction: false, module: "/assets/root.js" };
  return {
    entry: { module: entry },
    routes: { root: { ...root, module: { default: page, loader: () => ({ words }) } } },
    assets: {
      entry: { module: "/assets/entry.js", imports: [] },
      routes: {
        root: {
          ...root,
          hasClientAction: false,
          hasClientLoader: false,
          hasClientMiddleware: false,
          hasErrorBoundary: false,
        },
      },
      url: "/assets/manifest.js",
      version: "1",
    },
    basename: "/",
    publicPath: "/",
    assetsBuildDirectory: "",
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: "lazy", manifestPath: "/__manifest" },
  } as unknown as ServerBuild;
}

async function pageWith(words: string): Promise<{ html: string; allowed: readonly string[]; headers: Headers }> {
  const answer = servePages(buildOf(words), { context, origin });
  const response = await answer(new Request(`${origin}/`), {
    requestId: "1",
    client: { address: "192.0.2.1", signal: AbortSignal.timeout(60_000) },
  });
  if (response === null) throw new Error("There is no page.");
  const { headers } = response;
  const policy = headers.get("Content-Security-Policy") ?? "";
  const allowed = /script-src ([^;]*)/.exec(policy)?.[1]?.split(" ") ?? [];
  return { html: await response.text(), allowed, headers };
}

const hashOf = (script: string): string => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
const scriptsOf = (html: string): string[] =>
  [...html.matchAll(/<script\b[^>]*>([^]*?)<\/script>/g)].map(([, text = ""]) => text).filter(Boolean);

describe("the content security policy of a rendered page", () => {
  it("allows every script written by the program", async () => {
    const { html, allowed } = await pageWith("words");
    expect(scriptsOf(html).length).toBeGreaterThanOrEqual(4);
    for (const script of scriptsOf(html)) expect(allowed, script.slice(0, 80)).toContain(hashOf(script));
  });

  it.each(injected)("allows no script injected as text: %s", async (words) => {
    const own = await pageWith("words");
    const { html, allowed } = await pageWith(words);
    expect(html).toContain(words);
    const others = scriptsOf(html).filter((script) => script.includes("alert("));
    const written = others.filter((script) => !script.startsWith("window.__reactRouterContext"));
    for (const script of written) expect(allowed).not.toContain(hashOf(script));
    expect(allowed).toHaveLength(own.allowed.length);
    expect(allowed.filter((source) => !source.startsWith("'sha256-"))).toEqual(["'self'"]);
  });

  it("does not reveal the internal marker of trusted scripts", async () => {
    const { html, headers } = await pageWith("words");
    expect(html).not.toContain("nonce");
    expect(headers.get(ownScriptsHeader)).toBeNull();
  });
});
