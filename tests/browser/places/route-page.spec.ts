import { expect } from "@playwright/test";
import { hydratePage } from "#tests/support/browser/hydrate-page.ts";
import { test } from "#tests/support/browser/browser-test.ts";

test("shows size, towns and variants with real figures", async ({ page }) => {
  await page.goto("/camino-frances");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Camino Francés");
  await expect(page.getByText("765.8 km", { exact: true })).toBeVisible();
  await expect(page.getByText("10,175 m", { exact: true })).toBeVisible();
  const towns = page.getByRole("region", { name: "Towns on the route" });
  await expect(towns.getByRole("listitem").filter({ hasText: "Sarria" })).toContainText(/652\.2.*22 places to stay/s);
  const napoleon = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Valcarlos route" }) });
  await expect(napoleon).toContainText(/−\d+\.\d\skm/);
  await expect(napoleon).toContainText("closed from 1 November to 31 March: use this variant");
  await test.step("and published stages beside Vieira's own", async () => {
    await page.getByText("Show every stage").click();
    const stages = page.getByRole("table", { name: "Stages" }).getByRole("row");
    await expect(stages.nth(2)).toContainText(/Roncesvalles.*24\.2.*1,419/);
    await expect(stages).toHaveCount(35);
  });
});

test("moving along the profile moves map and list, by keyboard too", async ({ page }) => {
  await page.goto("/camino-frances");
  const slider = page.getByRole("slider", { name: "Position on the route" });
  await slider.focus();
  await page.keyboard.press("End");
  await expect(slider).toHaveAttribute("aria-valuetext", /^km 766, Santiago de Compostela/);
  const current = page.locator("[data-town][aria-current=location]");
  await expect(current).toHaveText(/Santiago de Compostela/);
  await expect(current).toBeInViewport();
  await page.keyboard.press("Home");
  await expect(current).toHaveText(/Saint-Jean-Pied-de-Port/);
  await page.getByRole("link", { name: "Orisson", exact: true }).focus();
  await expect(slider).toHaveAttribute("aria-valuetext", /Orisson/);
  await expect(page.locator(".route-map__name--selected")).toHaveText("Orisson");
});

test("filters towns by service, and keeps the filter in the address", async ({ page }) => {
  await page.goto("/camino-frances");
  const rows = page.locator("[data-town]").filter({ visible: true });
  const all = await rows.count();
  await page.getByRole("navigation", { name: "Show towns with" }).getByRole("link", { name: "Pharmacy" }).click();
  await expect(page).toHaveURL(/with=pharmacy/);
  await expect.poll(() => rows.count()).toBeLessThan(all / 2);
  await page.reload();
  await expect(page.getByRole("link", { name: "Pharmacy", exact: true })).toHaveAttribute("aria-current", "true");
  await expect(page.getByText(new RegExp(`^\\d+ of ${all} towns$`))).toBeVisible();
});

test("choosing a variant shows it on map, profile and list", async ({ page }) => {
  await page.goto("/camino-frances");
  await page.getByRole("link", { name: "Show on map and profile: Valcarlos route" }).click();
  await expect(page).toHaveURL(/branch=valcarlos/);
  await expect(page.getByText("The map shows: Valcarlos route.")).toBeVisible();
  await expect(page.locator("[data-town=orisson]")).toHaveCount(0);
  await expect(page.getByRole("img", { name: "Elevation profile: Camino Francés, Valcarlos route" })).toBeVisible();
  await page.getByRole("link", { name: "Show the main route" }).click();
  await expect(page.locator("[data-town=orisson]")).toHaveCount(1);
});

test("lists each kind of sight separately", async ({ page }) => {
  await page.goto("/camino-frances");
  await page
    .getByRole("navigation", { name: "Types" })
    .getByRole("link", { name: /^Fountains/ })
    .click();
  await expect(page.getByRole("list", { name: "Fountains" }).getByRole("listitem")).not.toHaveCount(0);
  await expect(page.getByText(/and \d+ more without a name/)).toBeVisible();
});

test("the line can be downloaded, whole and in parts", async ({ page, request }) => {
  await page.goto("/camino-ingles");
  const whole = page.getByRole("link", { name: "The whole route as GPX" });
  const gpx = await request.get((await whole.getAttribute("href")) ?? "");
  expect(gpx.status()).toBe(200);
  expect(await gpx.text()).toContain("<gpx");
  await page.getByLabel("From", { exact: true }).focus();
  await page.getByLabel("From", { exact: true }).selectOption({ label: "Pontedeume" });
  const asked = page.waitForRequest(/camino-ingles\.kml/);
  await page.getByRole("button", { name: "KML file" }).click();
  expect(new URL((await asked).url()).searchParams.get("from")).toBe("pontedeume");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("shows everything in Spanish too", async ({ page }) => {
    await page.goto("/es/camino-primitivo?with=pharmacy");
    await expect(page.getByRole("heading", { name: "Localidades de la ruta" })).toBeVisible();
    await expect(page.locator("[data-town]").first()).toBeVisible();
    await expect(page.getByRole("img", { name: /Perfil de altitud/ })).toBeVisible();
    await page.getByRole("link", { name: "Lugo", exact: true }).first().click();
    await expect(page).toHaveURL(/\/es\/camino-primitivo\/lugo$/);
  });

  test("every stage and every town of a section can be opened", async ({ page }) => {
    await page.goto("/camino-frances");
    await page.getByText("Show every stage").click();
    await page.getByRole("link", { name: "Load the table of stages" }).click();
    await expect(page.getByRole("table", { name: "Stages" }).getByRole("row")).toHaveCount(35);
    await page.getByRole("link", { name: "Choose the towns of the section" }).click();
    await page.getByLabel("From", { exact: true }).selectOption({ label: "Burgos" });
    await page.getByRole("button", { name: "KML file" }).click({ noWaitAfter: true });
  });
});

test("unknown addresses answer 404, old ones redirect", async ({ request }) => {
  for (const path of ["/camino-nowhere", "/nowhere", "/es/camino-nowhere"]) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    expect(await answer.text()).toMatch(new RegExp(`<p [^>]*>[^<]+: ${path}<`));
  }
  const moved: Record<string, string> = {
    "/routes/camino-frances": "/camino-frances",
    "/es/routes/camino-frances": "/es/camino-frances",
    "/camino-portugues-de-la-costa/route": "/camino-portugues-de-la-costa",
    "/planner-beta": "/planner",
    "/how-to/plan-your-camino-using-bookmarks": "/how-to/plan-your-camino-using-favourite-towns",
  };
  for (const [from, to] of Object.entries(moved)) {
    const answer = await request.get(from, { maxRedirects: 0 });
    expect([from, answer.status(), answer.headers()["location"]]).toEqual([from, 301, to]);
  }
  expect((await request.get("/routes/nowhere", { maxRedirects: 0 })).status()).toBe(404);
});

test("contains structured data, a canonical address and a picture for crawlers", async ({ request }) => {
  const html = await (await request.get("/es/camino-frances?branch=valcarlos")).text();
  expect(html).toContain("<title>Camino Francés: 765,8 km");
  expect(html).toMatch(/<link rel="canonical" href="[^"]+\/es\/camino-frances"/);
  expect(html).toMatch(/<meta property="og:image" content="https?:[^"]+\/og\/camino-frances\.png"/);
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  expect(blocks.map(([, text = ""]) => (JSON.parse(text) as Record<string, unknown>)["@type"])).toEqual([
    "TouristTrip",
    "BreadcrumbList",
  ]);
});

test("the longest page has no layout shifts", async ({ page }) => {
  await page.goto("/camino-frances", { waitUntil: "networkidle" });
  const shift = await page.evaluate(
    async () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          resolve(
            list
              .getEntries()
              .reduce((sum, entry) => sum + ((entry as PerformanceEntry & { value: number }).value ?? 0), 0),
          );
        }).observe({ type: "layout-shift", buffered: true });
        setTimeout(() => resolve(0), 500);
      }),
  );
  expect(shift).toBeLessThan(0.02);
});

// Otherwise accessibility checkers, and the browser itself, measure parts of it over the next section.
test("no section of the longest page is higher than is assumed before it is laid out", async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 });
  await page.goto("/camino-frances");
  const heights = await page.locator(".page-section").evaluateAll((sections) => {
    const assumed = sections.map((section) => section.getBoundingClientRect().height);
    return sections.map((section, index) => {
      section.style.contentVisibility = "visible";
      return { of: section.getAttribute("aria-labelledby"), tooHigh: section.clientHeight - (assumed[index] ?? 0) };
    });
  });
  expect(heights.length).toBeGreaterThan(4);
  expect(heights.filter(({ tooHigh }) => tooHigh > 0)).toEqual([]);
});

test("in print the whole list of towns stands above the next section, on any sheet", async ({ page }) => {
  await page.goto("/camino-frances");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("navigation", { name: "On this page" })).toBeHidden();
  for (const width of [718, 1046]) {
    await page.setViewportSize({ width, height: 800 });
    const list = (await page.locator(".town-list").boundingBox())!;
    const next = (await page.getByRole("region", { name: "Variants and connections" }).boundingBox())!;
    expect(list.y + list.height).toBeLessThanOrEqual(next.y);
  }
});

test("in print the profile is as wide as the sheet, and there are no controls", async ({ page }) => {
  // Hydrated on phones, it is drawn for their width.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/camino-ingles");
  await hydratePage(page);
  const profile = page.locator(".elevation-profile svg");
  await expect(profile).not.toHaveAttribute("viewBox", "0 0 700 200");
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await expect(profile).toHaveAttribute("viewBox", "0 0 700 200");
  const box = (await profile.boundingBox())!;
  expect(box.width).toBeGreaterThan(600);
  expect(box.height).toBeGreaterThan(180);
  await expect(page.locator("button, select, input, .choice-links").filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole("region", { name: "Download" })).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await expect(profile).not.toHaveAttribute("viewBox", "0 0 700 200");
});

test("no route page is wider than a phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ["/camino-frances", "/es/camino-via-de-la-plata", "/camino-de-le-puy"]) {
    await page.goto(path);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      path,
    ).toBeLessThanOrEqual(0);
  }
});
