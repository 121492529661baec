import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { contentSecurityPolicy, mapWorkerPolicy } from "./content-security-policy.ts";

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
  const policy = contentSecurityPolicy("", "https://tiles.example");
  expect(policy).toContain("connect-src 'self' https://tiles.example;");
  expect(policy).toContain("img-src 'self' data: https://tiles.example;");
  expect(policy.match(/tiles\.example/g)).toHaveLength(2);
  expect(mapWorkerPolicy("https://tiles.example")).toBe("default-src 'none'; connect-src https://tiles.example");
});
