import { expect, it } from "vitest";
import {
  contentSecurityPolicy,
  developmentPolicy,
  mapWorkerPolicy,
  externalSources,
} from "./content-security-policy.ts";

it("allows scripts of the server and the page's own, and never everything inline", () => {
  const policy = contentSecurityPolicy(["'sha256-one='", "'sha256-two='"]);
  expect(policy).toContain("script-src 'self' 'sha256-one=' 'sha256-two=';");
  expect(policy).not.toContain("unsafe");
});

it("lets a page load nothing by plug-ins, take no other base, stand in no frame and send forms nowhere else", () => {
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

it("lets a configured map fetch from its own place and no other", () => {
  const policy = contentSecurityPolicy([], externalSources({ mapStyleUrl: "https://tiles.example/style.json" }));
  expect(policy).toContain("connect-src 'self' https://tiles.example;");
  expect(policy).toContain("img-src 'self' data: https://tiles.example;");
  expect(policy.match(/tiles\.example/g)).toHaveLength(2);
  expect(mapWorkerPolicy("https://tiles.example")).toBe("default-src 'none'; connect-src https://tiles.example");
});

it("is open to exactly the hosts of the services that are configured", () => {
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

it("asks development pages to report, and allows what the development server writes", () => {
  const policy = developmentPolicy(["'sha256-one='"], "/reports");
  expect(policy).toContain("script-src 'self' 'sha256-one=';");
  expect(policy).toContain("style-src 'self' 'unsafe-inline'");
  expect(policy).toMatch(/; report-uri \/reports$/);
});
