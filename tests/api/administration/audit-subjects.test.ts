import { expect, it } from "vitest";
import { auditList } from "#contract/administration/audit.ts";
import { recordSchemas } from "#contract/administration/record.ts";
import { resources } from "#contract/administration/resources/all-resources.ts";
import { subjectsOfChanges } from "#use-cases/administration/audit/change-subjects.ts";
import { editorMember } from "#tests/support/samples/editor-member.ts";
import type { StoredRole } from "#domain/permissions/permissions.ts";
import { testApplication } from "#tests/support/program/application.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { staffBrowser } from "#tests/support/program/staff-browser.ts";

const database = await testDatabase({ seeded: true });
const application = testApplication(database);
const editor = await staffBrowser(application, database, "editor");

const as = (role: StoredRole) => ({ ...application.context, actor: { ...editorMember, roles: [role] } });

it("names what was changed as it is called now, and people for administrators only", async () => {
  const towns = recordSchemas(resources.towns).list.parse(
    await (await editor.send("GET", "/api/administration/towns?q=portomarin")).json(),
  );
  const [town] = towns.data;
  if (!town) throw new Error("There is no Portomarín.");
  const change = await editor.send(
    "PATCH",
    `/api/administration/towns/${town.uuid}`,
    { province: "Lugo (Galicia)" },
    { "If-Match": `"${town.version}"` },
  );
  expect(change.status).toBe(200);
  const { data } = auditList.parse(await (await editor.send("GET", "/api/administration/audit")).json());
  const gone = { resource: "town", resourceUuid: "00000000-0000-7000-8000-000000000000" };
  const arc = { resource: "arc", resourceUuid: "1" };
  const named = await subjectsOfChanges(as("editor"), [...data, arc, gone]);
  expect(named[town.uuid as string]).toMatchObject({ resource: "towns", title: "Portomarín", slug: "portomarin" });
  expect(named["1"]).toMatchObject({ resource: "arcs", title: "Saint-Jean-Pied-de-Port – Huntto" });
  expect(Object.values(named).map(({ resource }) => resource)).not.toContain("users");
  expect(named).not.toHaveProperty(gone.resourceUuid);
  const people = Object.values(await subjectsOfChanges(as("administrator"), data));
  expect(people).toContainEqual(expect.objectContaining({ resource: "users", title: editor.person.name }));
});
