import { expect, it } from "vitest";
import {
  contentSecurityPolicy,
  developmentPolicy,
  mapWorkerPolicy,
  externalSources,
} from "./content-security-policy.ts";

it("allows the server's and the page's own scripts, and no 'unsafe-inline'", () => {
  const policy = contentSecurityPolicy(["'sha256-one='", "'sha256-two='"]);
  expect(policy).toContain("script-src 'self' 'sha256-one=' 'sha256-two=';");
  expect(policy).not.toContain("unsafe");
});

it("forbids plug-ins, other base addresses, framing and forms to other sites", () => {
  expect(contentSecurityPolicy([]).split("; ")).toEqual(
    expect.arrayContaining([
      "default-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ]),
  );
});

it("allows a configured map to load from its own host only", () => {
  const policy = contentSecurityPolicy([], externalSources({ mapStyleUrl: "https://tiles.example/style.json" }));
  expect(policy).toContain("connect-src 'self' https://tiles.example;");
  expect(policy).toContain("img-src 'self' data: https://tiles.example;");
  expect(policy.match(/tiles\.example/g)).toHaveLength(2);
  expect(mapWorkerPolicy("https://tiles.example")).toBe("default-src 'none'; connect-src https://tiles.example");
});

it("allows exactly the hosts of the configured services", () => {
  expect(contentSecurityPolicy([], externalSources({}))).not.toContain("https:");
  const amplitude = contentSecurityPolicy([], externalSources({ amplitudeApiKey: "key" }));
  expect(amplitude).toContain(
    "connect-src 'self' https://api.eu.amplitude.com https://api-sr.eu.amplitude.com https://sr-client-cfg.eu.amplitude.com;",
  );
  expect(amplitude.match(/https:/g)).toHaveLength(3);
  const tags = contentSecurityPolicy([], externalSources({ gtmId: "GTM-ABC" }));
  expect(tags).toContain(
    "script-src 'self' https://www.googletagmanager.com/gtm.js https://www.googletagmanager.com/gtag/js;",
  );
  const icons = contentSecurityPolicy([], externalSources({ iconApiUrl: "https://icons.example" }));
  expect(icons).toContain("connect-src 'self' https://icons.example;");
});

it("reports violations on development pages, and allows inline styles there", () => {
  const policy = developmentPolicy(["'sha256-one='"], "/reports");
  expect(policy).toContain("script-src 'self' 'sha256-one=';");
  expect(policy).toContain("style-src 'self' 'unsafe-inline'");
  expect(policy).toMatch(/; report-uri \/reports$/);
});
