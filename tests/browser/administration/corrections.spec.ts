import { expect, type Page } from "@playwright/test";

import { expectAccessible } from "#tests/support/browser/accessibility.ts";
import { test } from "#tests/support/program/administration-program.ts";
import { createAccount, sendFromPage } from "#tests/support/browser/test-user.ts";

const corrections = "/administration/accommodation-correction-suggestions";

// The tests share one program and its mails: serial.
test.describe.configure({ mode: "serial" });

/** Places to stay of the Camino Inglés without a known telephone number and price. */
async function houses(page: Page): Promise<{ uuid: string; name: string; url: string }[]> {
  const answer = await page.request.get("/api/accommodations?route=camino-ingles&perPage=20");
  const { data } = (await answer.json()) as {
    data: { uuid: string; name: string; url: string; priceTo: number | null }[];
  };
  return data.filter(({ priceTo }) => priceTo === null);
}

test("a visitor's suggestion, once accepted, appears on the public page with its source", async ({
  browser,
  program,
}) => {
  const visitor = await program.visit(browser);
  const [house] = await houses(visitor);
  await visitor.goto(house!.url);
  await visitor.getByRole("link", { name: "Suggest a correction" }).click();
  await expect(visitor.getByRole("heading", { level: 1, name: "Suggest a correction" })).toBeVisible();
  await expectAccessible(visitor);
  await visitor.getByLabel("Phone").fill("not a number");
  await visitor.getByLabel("Price per night, from").fill("12,50");
  await visitor.waitForTimeout(1_000);
  await visitor.getByRole("button", { name: "Send the suggestion" }).click();
  await expect(visitor.getByLabel("Phone")).toHaveAttribute("aria-invalid", "true");
  await visitor.getByLabel("Phone").fill("+34 981 000 111");
  await visitor.getByRole("button", { name: "Send the suggestion" }).click();
  await expect(visitor.getByText("Thank you. We’ll review it soon")).toBeVisible();

  const editor = await program.open(browser, corrections);
  const card = editor.getByRole("article", { name: house!.name });
  await expect(card.getByRole("row", { name: /Phone/ })).toContainText("+34 981 000 111");
  await expectAccessible(editor);
  await card.getByRole("checkbox", { name: "Accept: Price from" }).uncheck();
  await card.getByRole("button", { name: "Accept the ticked fields" }).click();
  await expect(editor.locator("[role=status]:focus")).toHaveText("Accepted.");

  await visitor.goto(house!.url);
  await expect(visitor.getByRole("link", { name: "+34 981 000 111", exact: true })).toBeVisible();
  await visitor.locator("summary", { hasText: "Phone: " }).click();
  await expect(visitor.getByText("a visitor, checked by us").first()).toBeVisible();
  await expect(visitor.getByText("12.5")).toHaveCount(0);
});

test("a suggestion works without JavaScript, and is refused with a reason", async ({ browser, program }) => {
  const visitor = await program.visit(browser, { javaScriptEnabled: false });
  const house = (await houses(visitor))[1]!;
  await visitor.goto(`/es/accommodation/${house.uuid}/correction`);
  await visitor.waitForTimeout(1_000);
  await visitor.getByLabel("Con tus palabras").fill("Ya no existe.");
  await visitor.getByRole("button", { name: "Enviar la sugerencia" }).click();
  await expect(visitor.getByText("Gracias. Lo revisaremos pronto")).toBeVisible();

  // A bot fills in the honeypot field: it gets the usual response, and nothing is stored.
  await visitor.goto(`/accommodation/${house.uuid}/correction`);
  await visitor.waitForTimeout(1_000);
  await visitor.getByLabel("In your own words").fill("Cheap watches");
  await visitor.locator("input[name=fax]").fill("1");
  await visitor.getByRole("button", { name: "Send the suggestion" }).click();
  await expect(visitor.getByText("Thank you. We’ll review it soon")).toBeVisible();

  const editor = await program.open(browser, corrections);
  const card = editor.getByRole("article", { name: house.name });
  await expect(card.getByText("Ya no existe.")).toBeVisible();
  await expect(editor.getByText("Cheap watches")).toHaveCount(0);
  await card.getByRole("button", { name: "Refuse" }).click();
  await expect(card.getByLabel("Why not?")).toHaveAttribute("aria-invalid", "true");
  await card.getByLabel("Why not?").fill("It does: we have called.");
  await editor.reload();
  await expect(card.getByLabel("Why not?")).toHaveValue("It does: we have called.");
  await card.getByRole("button", { name: "Refuse" }).click();
  await expect(editor.getByText("Nothing is pending.")).toBeVisible();
  await editor.getByLabel("State").selectOption("refused");
  await editor.getByRole("button", { name: "Show" }).click();
  await expect(editor.getByText("Refused: It does: we have called.")).toBeVisible();
});

test("shows what somebody else has made of a suggestion in the meantime", async ({ browser, program }) => {
  const visitor = await program.visit(browser);
  const house = (await houses(visitor))[7]!;
  const path = `/api/accommodations/${house.uuid}/correction-suggestions`;
  const { uuid } = (await (await sendFromPage(visitor, "POST", path, { changes: { beds: 31 } })).json()) as {
    uuid: string;
  };
  const editor = await program.open(browser, corrections);
  const card = editor.getByRole("article", { name: house.name });
  await expect(card.getByRole("row", { name: /Beds/ })).toContainText("31");
  const other = await program.open(browser, "/administration");
  await sendFromPage(other, "POST", `/api/administration/correction-suggestions/${uuid}/refuse`, {
    reason: "There are 30.",
  });
  await card.getByRole("button", { name: "Accept the ticked fields" }).click();
  await expect(editor.locator("[role=status]:focus")).toContainText("somebody else has resolved this suggestion");
  await expect(card).toHaveCount(1);
  await expect(card.getByText("Refused: There are 30.")).toBeVisible();
  await expect(card.getByRole("button", { name: "Accept the ticked fields" })).toHaveCount(0);
  await expectAccessible(editor);
  await editor.reload();
  await expect(card).toHaveCount(0);
});

/** The path of a link in a mail of the outbox. @param subject a unique part of it */
async function linkInMail(editor: Page, subject: string, purpose = "confirm|correct"): Promise<string> {
  await editor.goto(`/administration/emails?${new URLSearchParams({ q: subject }).toString()}`);
  const mail = editor.getByRole("article", { name: subject });
  await expect
    .poll(async () => {
      await editor.reload();
      return mail.getByText("Saved", { exact: true }).count();
    })
    .toBe(1);
  await mail.getByText("Read", { exact: true }).click();
  const text = await mail.getByText("http").innerText();
  return new URL(new RegExp(`http\\S+/(?:${purpose})/[\\w-]+`).exec(text)?.[0] ?? "").pathname;
}

test("a mail to a place to stay is previewed, sent and listed, and its link confirms once", async ({
  browser,
  program,
}) => {
  const editor = await program.open(browser, "/administration/emails");
  const house = (await houses(editor))[2]!;
  await editor.goto(`/administration/accommodations/${house.uuid}/emails`);
  await editor.getByLabel("To", { exact: true }).fill("house@example.org");
  await editor.getByLabel("Language").selectOption("en");
  await editor.getByRole("button", { name: "Preview" }).click();
  await expect(editor.getByRole("heading", { name: "As it will be sent" })).toBeVisible();
  await expectAccessible(editor);
  const opened = editor.waitForEvent("popup");
  await editor.getByRole("button", { name: "See how it looks" }).click();
  const letter = await opened;
  await expect(letter.getByRole("link").first()).toHaveCSS("text-decoration-line", "none");
  await expect(letter.getByText(house.name).first()).toBeVisible();
  await letter.close();
  await editor.getByLabel("Subject").fill(`Please look: ${house.name}`);
  await editor.reload();
  await expect(editor.getByLabel("Subject")).toHaveValue(`Please look: ${house.name}`);
  await editor.getByRole("button", { name: "Send", exact: true }).click();
  await expect(editor.getByText("The e-mail is in the outbox.")).toBeVisible();

  const link = await linkInMail(editor, "Please look: ");
  await expectAccessible(editor);

  const owner = await program.visit(browser);
  const secondTab = await program.visit(browser);
  for (const page of [secondTab, owner]) await page.goto(link);
  await expect(owner.getByText(house.name).first()).toBeVisible();
  await expectAccessible(owner);
  await owner.getByRole("button", { name: "Yes, everything is correct" }).click();
  await expect(owner.locator(":focus")).toContainText("The page now says that you checked it today.");
  await secondTab.getByRole("button", { name: "Yes, everything is correct" }).click();
  await expect(secondTab.getByText("This link has already been used.")).toBeVisible();
  await owner.reload();
  await expect(owner.getByText("This link has already been used.")).toBeVisible();
  await owner.getByRole("link", { name: `See the page of ${house.name}` }).click();
  await expect(owner.getByText(/Checked on \d/)).toBeVisible();
});

test("an owner corrects a place to stay by a link, in their language", async ({ browser, program }) => {
  const editor = await program.open(browser, "/administration/emails");
  const house = (await houses(editor))[5]!;
  await editor.goto(`/administration/accommodations/${house.uuid}/emails`);
  await editor.getByLabel("Template").selectOption({ label: "What has changed?" });
  await editor.getByLabel("To", { exact: true }).fill("house@example.org");
  await editor.getByLabel("Subject").fill("¿Qué ha cambiado?");
  await editor.getByRole("button", { name: "Send", exact: true }).click();
  await expect(editor.getByText("The e-mail is in the outbox.")).toBeVisible();
  const link = await linkInMail(editor, "¿Qué ha cambiado?");
  expect(link).toMatch(/^\/es\/correct\//);

  const owner = await program.visit(browser);
  await owner.goto(link);
  await owner.getByLabel("Plazas").fill("muchas");
  await owner.getByRole("button", { name: "Enviar la corrección" }).click();
  await expect(owner.getByLabel("Plazas")).toHaveAttribute("aria-invalid", "true");
  await owner.getByLabel("Plazas").fill("14");
  // Without choosing "Part of the year": the days are meant all the same.
  await owner.getByLabel("Primer día").fill("1");
  await owner.getByRole("combobox", { name: "Mes" }).first().selectOption("noviembre");
  await owner.getByRole("button", { name: "Enviar la corrección" }).click();
  await expect(owner.getByLabel("Último día")).toHaveAccessibleDescription(
    "Indica un día y un mes, como el 1 de abril.",
  );
  await expect(owner.getByLabel("Último día")).toBeFocused();
  await owner.getByLabel("Último día").fill("15");
  await owner.getByRole("combobox", { name: "Mes" }).last().selectOption("marzo");
  await owner.getByRole("checkbox", { name: "Cocina" }).setChecked(true);
  await owner.getByRole("button", { name: "Enviar la corrección" }).click();
  await expect(owner.getByText("Gracias. Lo revisaremos pronto")).toBeVisible();
  await owner.goto(link);
  await expect(owner.getByText("Este enlace ya se ha usado")).toBeVisible();

  await editor.goto(corrections);
  const card = editor.getByRole("article", { name: house.name });
  await expect(card.getByText("The place to stay itself")).toBeVisible();
  await expect(card.getByRole("row", { name: /Season/ })).toContainText("1 November to 15 March");
  await card.getByRole("button", { name: "Accept the ticked fields" }).click();
  await expect(editor.getByText("Nothing is pending.")).toBeVisible();
  await owner.goto(house.url);
  await expect(owner.getByText(/Checked on \d/)).toBeVisible();
});

test("an owner unsubscribes from mails by a button, and editors see it", async ({ browser, program }) => {
  const editor = await program.open(browser, "/administration/emails");
  const house = (await houses(editor))[6]!;
  const page = `/administration/accommodations/${house.uuid}/emails`;
  const write = async (subject: string) => {
    await editor.goto(page);
    await expect(editor.getByText("Replies go to admin@example.org.")).toBeVisible();
    await editor.getByLabel("To", { exact: true }).fill("tired@example.org");
    await editor.getByLabel("Subject").fill(subject);
    await editor.getByRole("button", { name: "Send", exact: true }).click();
  };
  await write("Who wants letters?");
  await expect(editor.getByText("The e-mail is in the outbox.")).toBeVisible();
  const link = await linkInMail(editor, "Who wants letters?", "unsubscribe");
  expect(link).toMatch(/^\/es\/unsubscribe\//);

  // A plain form: mail programs show pages without their scripts.
  const owner = await program.visit(browser, { javaScriptEnabled: false });
  const answer = await owner.goto(link.replace("/es/", "/"));
  expect(answer?.headers()["cache-control"]).toBe("no-store");
  await expect(owner.getByRole("link", { name: `See the page of ${house.name}` })).toHaveAttribute("href", house.url);
  await owner.getByRole("button", { name: "Stop these e-mails" }).click();
  await expect(owner.getByText("We won’t send any more e-mails to your address.", { exact: false })).toBeVisible();
  await write("Another letter");
  await expect(editor.getByText("This address doesn’t want any more e-mails.").first()).toBeVisible();
  await expect(editor.getByText("The e-mail is in the outbox.")).toHaveCount(0);

  const reader = await program.visit(browser);
  await reader.goto(link);
  await expectAccessible(reader);
  await reader.getByRole("button", { name: "Volver a recibir correos" }).click();
  await expect(reader.getByRole("button", { name: "No recibir más correos" })).toBeVisible();
  await write("Once more");
  await expect(editor.getByText("The e-mail is in the outbox.")).toBeVisible();
});

test("sends mails to many places to stay in turn, and names those without an address", async ({ browser, program }) => {
  const editor = await program.open(browser, "/me");
  await editor.locator("summary", { hasText: "admin" }).click();
  await editor.getByRole("link", { name: "Administration" }).click();
  await expect(editor.getByRole("heading", { level: 1, name: "To do" })).toBeVisible();
  await editor.getByRole("link", { name: "To verify" }).click();
  await expect(editor.getByText(/places to stay have not been checked for over a year/)).toBeVisible();
  await expectAccessible(editor);
  const [, , , one, other] = await houses(editor);
  const address = `/administration/accommodations/emails?uuid=${one!.uuid}&uuid=${other!.uuid}`;
  await editor.goto(address);
  await expect(editor.getByText("No e-mail can be sent", { exact: false })).toBeVisible();
  await expect(editor.getByRole("button", { name: /^Send/ })).toHaveCount(0);
  await expect(editor.getByRole("main").getByRole("link", { name: "Choose other places to stay" })).toHaveAttribute(
    "href",
    "/administration/accommodations/unverified",
  );
  await expectAccessible(editor);
  await editor.getByRole("link", { name: one!.name, exact: true }).click();
  await expect(editor).toHaveURL(`/administration/accommodations/${one!.uuid}/emails`);
  await sendFromPage(editor, "PATCH", `/api/administration/accommodations/${one!.uuid}`, { email: "one@example.org" });
  await editor.goto(address);
  await expect(editor.getByText("no e-mail address known")).toHaveCount(1);
  await editor.getByRole("button", { name: "Send to 1 place to stay" }).click();
  await expect(editor.getByText("Done: 1 sent, 0 not.")).toBeVisible();
});

test("connects a Google account, sends with it and disconnects it", async ({ browser, program, google }) => {
  const page = await program.open(browser, "/administration/oauth2/google");
  await page.getByRole("button", { name: "Connect an account" }).click();
  await expect(page.getByText("post@example.org is connected.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Send me a test e-mail" }).click();
  await expect(page.getByText("Google has accepted an e-mail to admin@example.org.")).toBeVisible();
  expect(google.state.messages.at(-1)).toContain("Subject: Test e-mail from Vieira");
  await page.getByRole("button", { name: "Disconnect" }).click();
  await expect(page.getByText("No account is connected.")).toBeVisible();
  expect(google.state.revokedTokens).toHaveLength(1);
});

test("answers 404 to members, and asks visitors to sign in", async ({ browser, program }) => {
  const page = await program.visit(browser);
  await page.goto("/administration/oauth2/google");
  await expect(page).toHaveURL(/\/login\?redirect=%2Fadministration%2Foauth2%2Fgoogle$/);
  await createAccount(page);
  for (const path of [corrections, "/administration/emails", "/administration/oauth2/google"]) {
    expect((await page.goto(path))?.status()).toBe(404);
  }
});
