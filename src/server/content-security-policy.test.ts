import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import {
  contentSecurityPolicy,
  developmentPolicy,
  mapWorkerPolicy,
  outsideSources,
} from "./content-security-policy.ts";

const hashOf = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

function scriptSources(html: string): string[] {
  const directive = contentSecurityPolicy(html)
    .split("; ")
    .find((text) => text.startsWith("script-src "));
  return directive?.split(" ").slice(1) ?? [];
}

it("allows scripts of the server and exactly the inline scripts of the page", () => {
  const html = `<script src="/a.js"></script><script>one()</script>
    <SCRIPT type="module" async>import "/b.js";\n</SCRIPT><script>one()</script>`;
  expect(scriptSources(html)).toEqual(["'self'", hashOf("one()"), hashOf('import "/b.js";\n')]);
});

it("allows no inline script on a page without one", () => {
  expect(scriptSources("<p>script</p>")).toEqual(["'self'"]);
});

it("never allows everything inline", () => {
  expect(contentSecurityPolicy("<script>a</script>")).not.toContain("unsafe");
});

it("lets a configured map fetch from its own place and no other", () => {
  const policy = contentSecurityPolicy("", outsideSources({ mapStyleUrl: "https://tiles.example/style.json" }));
  expect(policy).toContain("connect-src 'self' https://tiles.example;");
  expect(policy).toContain("img-src 'self' data: https://tiles.example;");
  expect(policy.match(/tiles\.example/g)).toHaveLength(2);
  expect(mapWorkerPolicy("https://tiles.example")).toBe("default-src 'none'; connect-src https://tiles.example");
});

it("is open to exactly the hosts of the services that are configured", () => {
  expect(contentSecurityPolicy("", outsideSources({}))).not.toContain("https:");
  const amplitude = contentSecurityPolicy("", outsideSources({ amplitudeApiKey: "key" }));
  expect(amplitude).toContain(
    "connect-src 'self' https://api.eu.amplitude.com https://api-sr.eu.amplitude.com https://sr-client-cfg.eu.amplitude.com;",
  );
  expect(amplitude.match(/https:/g)).toHaveLength(3);
  const tags = contentSecurityPolicy("", outsideSources({ gtmId: "GTM-ABC" }));
  expect(tags).toContain("script-src 'self' https://www.googletagmanager.com;");
  const icons = contentSecurityPolicy("", outsideSources({ iconApiUrl: "https://icons.example" }));
  expect(icons).toContain("connect-src 'self' https://icons.example;");
});

it("asks development pages to report, and allows what the development server writes", () => {
  const policy = developmentPolicy("<script>one()</script>", "/reports");
  expect(policy).toContain(`script-src 'self' ${hashOf("one()")};`);
  expect(policy).toContain("style-src 'self' 'unsafe-inline'");
  expect(policy).toMatch(/; report-uri \/reports$/);
});
