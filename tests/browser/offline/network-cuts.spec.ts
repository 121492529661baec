import { type BrowserContext, expect, type Page } from "@playwright/test";
import type { ShownDay, ShownPlan } from "#contract/plans/shown-plan.ts";
import { test } from "#tests/support/browser/browser-test.ts";
import { createDownloadedPlan } from "#tests/support/browser/offline-browser.ts";
import { seededRandom, shuffled } from "#tests/support/random.ts";

test.use({ serviceWorkers: "allow" });

/**
 * Each is another order, and other moments. Without a choice only words are looked at: a press may come to nothing while a
 * page gives way to the one that works without a network, and is seen to. By hand, `SEEDS=1,2,3` looks at presses too.
 */
const seeds = (process.env["SEEDS"] ?? "6,9").split(",").map(Number);
const withPresses = process.env["SEEDS"] !== undefined;

/** What somebody does to a plan, and how to find it again. */
interface Deed {
  readonly page: "edit" | `days/${number}`;
  /** Something is chosen or moved, and not written. */
  readonly isPress?: true;
  /** Only the page that was opened with a network can do it; the network is cut once it is there. */
  readonly needsEditor?: true;
  /** @returns what is to be there afterwards, as people read it, in one of several ways, and whether a plan has it */
  act(page: Page): Promise<{ readonly words: string; isIn(plan: ShownPlan): boolean }>;
}

/** On a day, or kept for when a day ends there again. */
const hangs = (plan: ShownPlan, isIt: (night: Pick<ShownDay, "notes" | "houseName">) => boolean) =>
  [...plan.days, ...plan.leftBehind].some(isIt);
/** Parts that are only there once a page is alive: fields of options, the end of a day, and the pages without a network. */
const signsOfLife =
  "input[type=hidden][name=ideal], [role=slider][aria-label^='End of day'], header a[href='/offline']";

const someDay = (plan: ShownPlan, isIt: (day: ShownDay) => boolean) => plan.days.some(isIt);

async function save(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Save", exact: true }).last().click();
}

const deeds: readonly Deed[] = [
  {
    page: "edit",
    async act(page) {
      await page.getByLabel("Name").fill("Rain in June");
      await save(page);
      return { words: "Rain in June", isIn: ({ name }) => name === "Rain in June" };
    },
  },
  {
    page: "edit",
    async act(page) {
      await page.getByLabel("Start gently").fill("2");
      await save(page);
      return {
        words: "Start gently: 2 | The preferences of the plan are different.",
        isIn: ({ input }) => input["easeInDays"] === 2,
      };
    },
  },
  {
    page: "days/2",
    async act(page) {
      await page.getByRole("textbox", { name: "Notes" }).pressSequentially("Ring twice");
      return { words: "Ring twice", isIn: (plan) => hangs(plan, ({ notes }) => notes === "Ring twice") };
    },
  },
  {
    page: "days/2",
    isPress: true,
    async act(page) {
      const button = page.getByRole("button", { name: /^Stay here: / }).first();
      // The town of a day that was moved without a network has no houses here.
      const none = page.getByText("Places to stay can’t be loaded offline.");
      await expect(button.or(none).first()).toBeVisible();
      if (await none.isVisible()) return { words: "", isIn: () => true };
      const name = ((await button.getAttribute("aria-label")) ?? "").replace("Stay here: ", "");
      await Promise.race([button.click(), none.waitFor()]);
      if (await none.isVisible()) return { words: "", isIn: () => true };
      await expect(page.getByText("Your place to stay")).toBeVisible();
      return { words: name, isIn: (plan) => hangs(plan, ({ houseName }) => houseName === name) };
    },
  },
  {
    page: "days/1",
    isPress: true,
    needsEditor: true,
    async act(page) {
      const handle = page.getByRole("slider", { name: "End of day 1", exact: true });
      const before = (await handle.getAttribute("aria-valuetext")) ?? "";
      await handle.press("ArrowRight");
      await expect(handle).not.toHaveAttribute("aria-valuetext", before);
      const town = / ends in (.+), /.exec((await handle.getAttribute("aria-valuetext")) ?? "")?.[1] ?? "";
      return { words: town, isIn: (plan) => someDay(plan, ({ toName, pinned }) => toName === town && pinned) };
    },
  },
  {
    page: "days/4",
    isPress: true,
    needsEditor: true,
    async act(page) {
      const button = page.getByRole("button", { name: /^Add a rest day in / });
      const town = (await button.innerText()).trim().replace("Add a rest day in ", "");
      await button.click();
      await expect(page.getByText("Changed.")).toBeVisible();
      return { words: town, isIn: (plan) => someDay(plan, ({ kind, toName }) => kind === "rest" && toName === town) };
    },
  },
];

const looked = deeds.filter(({ isPress }) => withPresses || isPress !== true);

/** Goes to a page, also where the present one is just about to go somewhere by itself. */
const open = (page: Page, address: string) => expect(() => page.goto(address)).toPass();

/** Whether something waits in the browser that nobody has to look at. */
const isUnderWay = (page: Page) =>
  page.evaluate(() =>
    Object.entries(localStorage).some(([key, text]) => {
      if (!/^vieira-(?:plan-draft|options-draft|wish-draft|day-edit) /.test(key)) return false;
      const { problem, isToSend } = JSON.parse(text) as Record<string, unknown>;
      return (problem ?? null) === null && isToSend !== false;
    }),
  );

/** Everything that the pages of a plan say to somebody who comes back, conflicts with it. */
async function everythingSaid(page: Page, plan: string): Promise<string> {
  let said = "";
  for (const address of [`${plan}/edit`, `${plan}/days`, plan]) {
    await open(page, address);
    await page.waitForLoadState("networkidle");
    said += await page.locator("main").innerText();
    said += await page.evaluate(() =>
      [...document.querySelectorAll("input, textarea")]
        .flatMap((field) => {
          const { labels, value } = field as HTMLInputElement;
          return [...(labels ?? [])].map((label) => `${label.innerText}: ${value}\n`);
        })
        .join(""),
    );
  }
  return said;
}

async function wait(random: () => number, maxMs: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, random() * maxMs));
}

/** Does something while the network goes or comes at a moment of chance, and leaves the page in one way or another. */
async function actInWeather(page: Page, context: BrowserContext, plan: string, deed: Deed, random: () => number) {
  await context.setOffline(deed.needsEditor !== true && random() < 0.4);
  await open(page, `${plan}/${deed.page}`);
  const shown = deed.needsEditor ? await settle(page) : "";
  // What is typed before is looked at by tests of its own.
  await page.locator(signsOfLife).first().waitFor({ state: "attached" });
  const change = async () => {
    await wait(random, 400);
    await context.setOffline(random() < 0.7);
  };
  const [done] = await Promise.all([deed.act(page), change()]);
  await wait(random, 600);
  if (random() < 0.3) await page.reload();
  return { ...done, shown };
}

/** Waits until the editor of days has nothing to ask. @returns what it has shown to be chosen from */
async function settle(page: Page): Promise<string> {
  const conflict = page.getByRole("region", { name: "This plan was changed elsewhere in the meantime" });
  const saved = page.getByText("Saved", { exact: true });
  await expect(conflict.or(saved)).toBeVisible();
  if (!(await conflict.isVisible())) return "";
  const shown = await conflict.innerText();
  await conflict.getByRole("button", { name: "Save with these choices" }).click();
  await expect(saved).toBeVisible();
  return shown;
}

for (const seed of seeds) {
  test(`nothing that was done to a plan is lost when the network is cut at any moment (${seed})`, async ({
    page,
    context,
  }) => {
    const random = seededRandom(seed);
    page.on("dialog", (dialog) => void dialog.accept().catch(() => undefined));
    const { uuid } = await createDownloadedPlan(page);
    const plan = `/plans/${uuid}`;
    const done = [];
    for (const deed of shuffled(looked, random)) done.push(await actInWeather(page, context, plan, deed, random));

    await context.setOffline(false);
    await open(page, "/plans");
    await expect.poll(() => isUnderWay(page), { timeout: 120_000 }).toBe(false);
    const now = await page.evaluate(async (path) => (await (await fetch(`/api${path}`)).json()) as ShownPlan, plan);
    const missing = done.filter(({ isIn }) => !isIn(now)).map(({ words }) => words);
    const said = missing.length > 0 ? await everythingSaid(page, plan) : "";
    const shown = done.map((each) => each.shown).join("\n") + said;
    expect(missing.filter((words) => !words.split(" | ").some((word) => shown.includes(word)))).toEqual([]);
  });
}
