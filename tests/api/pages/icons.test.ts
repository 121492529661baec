import { describe, expect, it } from "vitest";
import { iconCollection } from "#contract/places/icons.ts";
import { problemOf, testApplication } from "#tests/support/program/application.ts";
import { testDatabase } from "#tests/support/database/database.ts";

const { get } = testApplication(await testDatabase());

describe("GET /api/icons/{prefix}.json", () => {
  it("returns the requested icons in the format of Iconify clients", async () => {
    const response = await get("/api/icons/lucide.json?icons=bed,key");
    expect(response.status).toBe(200);
    expect(response.headers.get("Cache-Control")).toBe("public, max-age=604800");
    const collection = iconCollection.parse(await response.json());
    expect(collection).toMatchObject({ prefix: "lucide", width: 24, height: 24 });
    expect(Object.keys(collection.icons).toSorted()).toEqual(["bed", "key"]);
    expect(collection.icons["bed"]?.body).toContain("<path");
    expect(collection).not.toHaveProperty("not_found");
  });

  it("lists icons missing from the collection", async () => {
    const collection = iconCollection.parse(
      await (await get("/api/icons/fa6-brands.json?icons=whatsapp,no-such")).json(),
    );
    expect(Object.keys(collection.icons)).toEqual(["whatsapp"]);
    expect(collection.not_found).toEqual(["no-such"]);
  });

  it("answers 404 for other collections", async () => {
    const problem = await problemOf(await get("/api/icons/no-such.json?icons=bed"));
    expect(problem.status).toBe(404);
  });

  it("refuses requests without names, and invalid names", async () => {
    for (const query of ["", "?icons=", "?icons=../secret"]) {
      expect((await problemOf(await get(`/api/icons/lucide.json${query}`))).status, query).toBe(422);
    }
  });
});
