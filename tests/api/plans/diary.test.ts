import { describe, expect, it } from "vitest";
import { type Diary, diary } from "#contract/plans/diary.ts";
import { sweepPhotos } from "#use-cases/administration/photos/trashed-files.ts";
import { type ApiBrowser, apiBrowser, signedInBrowser } from "#tests/support/program/api-browser.ts";
import { problemOf, testApplication } from "#tests/support/program/application.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { picture } from "#tests/support/samples/pictures.ts";
import { newPlan } from "#tests/support/samples/plans.ts";
import { fileForm } from "#tests/support/samples/tracks.ts";

const database = await testDatabase({ seeded: true });
const clock = { ms: Date.parse("2027-05-11T18:00:00Z") };
const application = testApplication(database, { now: () => new Date(clock.ms) });
const visitors = apiBrowser(application);
const date = "2027-05-11";
const stamps = [
  { id: "1", place: "Bar O Mirador, Pontedeume" },
  { id: "2", place: "" },
];
const words = { text: "Rain, and a donkey.", stamps, walkedM: 21_400 };

async function walker() {
  const browser = await signedInBrowser(application);
  const plan = await newPlan(browser);
  return { browser, plan, path: `/api/plans/${plan.uuid}/diary` };
}

const version = (of: number) => ({ "If-Match": `"${of}"` });

async function read(browser: ApiBrowser, path: string): Promise<Diary> {
  const answer = await browser.send("GET", path);
  expect(answer.status).toBe(200);
  return diary.parse(await answer.json());
}

async function addPhoto(browser: ApiBrowser, path: string, uuid: string = crypto.randomUUID()): Promise<Response> {
  const form = fileForm(Uint8Array.from(await picture("jpeg")), "donkey.jpg", { uuid, caption: "A donkey" });
  return browser.send("POST", `${path}/${date}/photos`, form);
}

describe("the diary of a plan", () => {
  it("is written day by day, with versions", async () => {
    const { browser, path } = await walker();
    expect((await browser.send("PUT", `${path}/${date}`, words)).status).toBe(428);
    expect((await browser.send("PUT", `${path}/${date}`, words, { "If-Match": "nonsense" })).status).toBe(422);
    expect((await browser.send("PUT", `${path}/${date}`, words, { "If-Match": '"nonsense"' })).status).toBe(409);
    const first = await browser.send("PUT", `${path}/${date}`, words, version(0));
    expect(await first.json()).toEqual({ date, ...words, version: 1 });
    const late = await browser.send("PUT", `${path}/${date}`, { ...words, text: "x" }, version(0));
    expect(late.status).toBe(409);
    expect((await late.json()).current).toEqual({ date, ...words, version: 1 });
    expect(
      (await browser.send("PUT", `${path}/${date}`, { ...words, text: "x" }, { "If-Match": '"1", "7"' })).status,
    ).toBe(200);
    expect((await read(browser, path)).entries).toEqual([{ date, ...words, text: "x", version: 2 }]);
  });

  it("accepts several changes at once without a version", async () => {
    const { browser, path } = await walker();
    const texts = ["a", "b", "c", "d"];
    const answers = await Promise.all(
      texts.map((text) => browser.send("PUT", `${path}/${date}`, { ...words, text }, { "If-Match": "*" })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await read(browser, path)).entries).toMatchObject([{ version: texts.length }]);
  });

  it("is private to its owner, and limited to days of the plan and shortly after", async () => {
    const { browser, path } = await walker();
    const stranger = await signedInBrowser(application);
    expect((await stranger.send("PUT", `${path}/${date}`, words, version(0))).status).toBe(404);
    expect((await visitors.send("GET", path)).status).toBe(404);
    for (const [day, status] of [
      ["2027-05-09", 422],
      ["2027-05-10", 200],
      ["2027-07-01", 200],
      ["2027-09-01", 422],
      ["2027-02-30", 422],
    ] as const) {
      expect((await browser.send("PUT", `${path}/${day}`, words, version(0))).status, day).toBe(status);
    }
    const long = { ...words, text: "x".repeat(5_001) };
    expect((await browser.send("PUT", `${path}/${date}`, long, version(0))).status).toBe(422);
  });

  it("has photos without EXIF data, is idempotent for repeated uploads, and deletes for good", async () => {
    const { browser, path } = await walker();
    const uuid = crypto.randomUUID();
    const added = await addPhoto(browser, path, uuid);
    expect(added.status).toBe(201);
    const photo = await added.json();
    expect(photo).toMatchObject({ uuid, date, caption: "A donkey" });
    expect(await (await addPhoto(browser, path, uuid)).json()).toEqual(photo);
    expect((await read(browser, path)).photos).toEqual([photo]);
    const file = await browser.send("GET", photo.urls.large);
    expect(file.headers.get("Content-Type")).toBe("image/jpeg");
    expect(file.headers.get("Cache-Control")).toContain("no-store");
    expect((await visitors.send("GET", photo.urls.large)).status).toBe(404);
    const stranger = await walker();
    expect((await addPhoto(stranger.browser, stranger.path, uuid)).status).toBe(404);
    expect((await stranger.browser.send("DELETE", `${path}/photos/${uuid}`)).status).toBe(404);
    const elsewhere = `${stranger.path}/photos/${uuid}/large.jpg`;
    expect((await stranger.browser.send("GET", elsewhere)).status).toBe(404);
    clock.ms += 2 * 3_600_000;
    await sweepPhotos(application.context);
    expect((await browser.send("GET", photo.urls.small)).status).toBe(200);
    expect((await browser.send("DELETE", `${path}/photos/${uuid}`)).status).toBe(204);
    expect((await browser.send("GET", photo.urls.small)).status).toBe(404);
  });

  it("stores a photo once that is uploaded twice concurrently", async () => {
    const { browser, path } = await walker();
    const uuid = crypto.randomUUID();
    const answers = await Promise.all([addPhoto(browser, path, uuid), addPhoto(browser, path, uuid)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect((await read(browser, path)).photos).toHaveLength(1);
  });

  it("has photo captions, which only the owner edits", async () => {
    const { browser, path } = await walker();
    const { uuid } = await (await addPhoto(browser, path)).json();
    const address = `${path}/photos/${uuid}`;
    const stranger = await signedInBrowser(application);
    expect((await stranger.send("PUT", address, { caption: "Mine" })).status).toBe(404);
    expect((await browser.send("PUT", address, { caption: "x".repeat(201) })).status).toBe(422);
    const answer = await browser.send("PUT", address, { caption: " The donkey’s friend " });
    expect(await answer.json()).toMatchObject({ uuid, caption: "The donkey’s friend" });
    expect((await read(browser, path)).photos).toMatchObject([{ uuid, caption: "The donkey’s friend" }]);
  });

  it("accepts twelve photos a day at most, and only pictures", async () => {
    const { browser, path, plan } = await walker();
    const broken = fileForm(new Uint8Array([1, 2, 3]), "x.jpg", { uuid: crypto.randomUUID() });
    expect((await browser.send("POST", `${path}/${date}/photos`, broken)).status).toBeGreaterThanOrEqual(415);
    await database.pool.query(
      `INSERT INTO plan_photo (uuid, plan_uuid, date, width, height, blur, variants, created_at)
       SELECT gen_random_uuid(), $1, $2, 1, 1, '', '[]', now() FROM generate_series(1, 12)`,
      [plan.uuid, date],
    );
    const answer = await addPhoto(browser, path);
    expect(answer.status).toBe(422);
    expect((await problemOf(answer)).errors).toHaveProperty("file");
  });

  it("is shown by a share link as far as allowed, until the plan's last day is over", async () => {
    const { browser, path, plan } = await walker();
    await browser.send("PUT", `${path}/${date}`, words, version(0));
    await addPhoto(browser, path);
    const share = async (parts: object) =>
      (await (await browser.send("POST", `/api/plans/${plan.uuid}/share`, parts)).json()).token as string;
    const token = await share({});
    expect(await read(visitors, `${path}?share=${token}`)).toEqual({ entries: [], photos: [] });
    await share({ diary: true, until: "2027-05-20" });
    const shown = await read(visitors, `${path}?share=${token}`);
    expect(shown).toMatchObject({ entries: [{ text: words.text }], photos: [] });
    const own = (await read(browser, path)).photos[0]!;
    const file = `${own.urls.large}?share=${token}`;
    expect((await visitors.send("GET", file)).status).toBe(404);
    await share({ photos: true });
    expect((await visitors.send("GET", file)).status).toBe(200);
    const shownPhoto = (await read(visitors, `${path}?share=${token}`)).photos[0]!;
    expect((await visitors.send("GET", shownPhoto.urls.small)).status).toBe(200);

    const before = clock.ms;
    clock.ms = Date.parse("2027-05-20T23:30:00Z");
    expect((await visitors.send("GET", `/api/plans/${plan.uuid}?share=${token}`)).status).toBe(200);
    clock.ms = Date.parse("2027-05-21T12:00:00Z");
    expect((await visitors.send("GET", `/api/plans/${plan.uuid}?share=${token}`)).status).toBe(404);
    expect((await visitors.send("GET", file)).status).toBe(404);
    clock.ms = before;
    // The next link starts without the diary.
    await browser.send("DELETE", `/api/plans/${plan.uuid}/share`);
    const next = await share({});
    expect(await read(visitors, `${path}?share=${next}`)).toEqual({ entries: [], photos: [] });
  });

  it("can be downloaded as a booklet with a page for each day and its photos", async () => {
    const { browser, path, plan } = await walker();
    const address = `/api/plans/${plan.uuid}/keepsake`;
    expect((await browser.send("GET", address)).status).toBe(422);
    await browser.send("PUT", `${path}/2027-05-10`, { ...words, text: "Rain ".repeat(900) }, version(0));
    await browser.send("PUT", `${path}/${date}`, words, version(0));
    for (let sent = 0; sent < 3; sent += 1) await addPhoto(browser, path);
    const answer = await browser.send("GET", `${address}?language=es`);
    expect(answer.headers.get("Content-Type")).toBe("application/pdf");
    const pdf = Buffer.from(await answer.arrayBuffer()).toString("latin1");
    expect(pdf.startsWith("%PDF-1.7")).toBe(true);
    // The cover, at least two pages of long text, and a day with photos.
    expect(pdf.match(/\/Type \/Page\b/g)?.length).toBeGreaterThanOrEqual(4);
    expect(pdf.match(/\/Subtype \/Image/g)?.length).toBeGreaterThanOrEqual(3);
    const stranger = await signedInBrowser(application);
    expect((await stranger.send("GET", address)).status).toBe(404);
    const { token } = await (
      await browser.send("POST", `/api/plans/${plan.uuid}/share`, { diary: true, photos: true })
    ).json();
    expect((await visitors.send("GET", `${address}?share=${token}`)).status).toBe(404);
  });

  /** Counts the stored files of a photo. */
  async function filesOf(uuid: string) {
    const { rows } = await database.pool.query("SELECT variants FROM plan_photo WHERE uuid = $1", [uuid]);
    const keys: string[] = rows[0].variants.map(({ key }: { key: string }) => key);
    const left = async () => (await application.context.photos.list()).filter(({ name }) => keys.includes(name)).length;
    expect(await left()).toBe(keys.length);
    return left;
  }

  it("is part of the export, and deleted with the plan, together with the files of its photos", async () => {
    const { browser, path, plan } = await walker();
    await browser.send("PUT", `${path}/${date}`, words, version(0));
    const uuid = crypto.randomUUID();
    await addPhoto(browser, path, uuid);
    const files = await filesOf(uuid);
    const exported = await (await browser.send("GET", "/api/user/export")).json();
    expect(exported.diaries).toMatchObject({
      entries: [{ plan: plan.uuid, date, text: words.text }],
      photos: [{ plan: plan.uuid, caption: "A donkey" }],
    });
    expect((await browser.send("DELETE", `/api/plans/${plan.uuid}`, undefined, { "If-Match": "*" })).status).toBe(204);
    const left = await database.pool.query("SELECT 1 FROM plan_photo WHERE plan_uuid = $1", [plan.uuid]);
    expect(left.rows).toEqual([]);
    await expect.poll(files).toBe(0);
  });

  it("is deleted with the account, together with the files of its photos", async () => {
    const { browser, path } = await walker();
    const uuid = crypto.randomUUID();
    await addPhoto(browser, path, uuid);
    const files = await filesOf(uuid);
    expect((await browser.send("DELETE", "/api/user", { password: browser.person.password })).status).toBe(204);
    await expect.poll(files).toBe(0);
  });
});
