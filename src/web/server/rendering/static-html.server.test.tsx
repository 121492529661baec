import type { ReactNode } from "react";
import { describe, expect, it, vi } from "vitest";

import { formatsOf } from "#web/ui/text/formats.ts";
import { useUnits } from "#web/client/settings/units.ts";
import { renderStatic } from "./static-html.server.tsx";

function Sight({ name, km }: { name: string; km: number }) {
  return (
    <p>
      {name} {formatsOf("en", { units: useUnits() }).kilometresNumber(km * 1000)}
    </p>
  );
}

const address = "http://localhost/camino-frances";
const drawn = (path: string, props = { name: "Bridge", km: 10 }, keepsSearch = false) =>
  renderStatic({ request: new Request(path), url: new URL(path.replace(".data", "")), keepsSearch }, Sight, props);

describe("a static part", () => {
  it("is sent as HTML on client-side navigation, and not twice in documents", async () => {
    expect((await drawn(`${address}.data`)).html).toBe("<p>Bridge 10.0</p>");
    expect((await drawn(address)).html).toBeUndefined();
  });

  it("is rendered at any address", async () => {
    expect((await drawn("http://localhost//.data")).html).toBe("<p>Bridge 10.0</p>");
  });

  it("escapes its data", async () => {
    const { html } = await drawn(`${address}.data`, { name: "<script>alert(1)</script>", km: 1 });
    expect(html).toBe("<p>&lt;script&gt;alert(1)&lt;/script&gt; 1.0</p>");
  });

  it("uses the requested units", async () => {
    expect((await drawn(`${address}.data?units=imperial`)).html).toBe("<p>Bridge 6.2</p>");
    expect((await drawn(`${address}.data?units=furlongs`)).html).toBe("<p>Bridge 10.0</p>");
  });

  it("has a digest that depends on its content only", async () => {
    const { digest } = await drawn(address);
    expect((await drawn(`${address}.data`)).digest).toBe(digest);
    expect((await drawn(`${address}?with=bank`)).digest).toBe(digest);
    expect((await drawn(`${address}?with=bank`, undefined, true)).digest).not.toBe(digest);
    expect((await drawn(address, { name: "Ford", km: 10 })).digest).not.toBe(digest);
  });

  it("is rendered once for equal requests, and again for each query", async () => {
    const Counted = vi.fn<(props: { to: string }) => ReactNode>(({ to }) => <p>{to}</p>);
    const draw = (path: string, keepsSearch = false) =>
      renderStatic({ request: new Request(path), url: new URL(path), keepsSearch }, Counted, { to: "Burgos" });
    await draw(address);
    await draw(`${address}?unseen=1`);
    expect(Counted).toHaveBeenCalledTimes(1);
    await draw(`${address}?kind=bridge`, true);
    await draw(`${address}?kind=bridge`, true);
    expect(Counted).toHaveBeenCalledTimes(3);
  });

  it("is evicted when the cache is full, and rendered again", async () => {
    const Counted = vi.fn<(props: { to: string }) => ReactNode>(({ to }) => <p>{to}</p>);
    const draw = (letter: string) =>
      renderStatic({ request: new Request(address), url: new URL(address) }, Counted, { to: letter.repeat(1_500_000) });
    for (const letter of ["a", "a", "b", "c", "c"]) await draw(letter);
    expect(Counted).toHaveBeenCalledTimes(3);
    await draw("a");
    expect(Counted).toHaveBeenCalledTimes(4);
  });
});
