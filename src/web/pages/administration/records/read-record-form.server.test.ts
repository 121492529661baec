import { expect, it } from "vitest";

import { recordSchemas } from "#contract/administration/record.ts";
import { resources } from "#contract/administration/resources/all-resources.ts";
import { fieldErrors } from "#contract/http/field-errors.ts";

import { readFormValues, writtenRecord } from "./read-record-form.server.ts";
import { describeResource } from "./resource.server.ts";

it.each(["", "  "])("does not ignore a required field emptied to %j", (name) => {
  const body = writtenRecord(resources.towns, { name, region: "" }, ["name", "region"], new FormData());
  const read = recordSchemas(resources.towns).change.safeParse(body);
  expect(read.error && fieldErrors(read.error.issues, body, "en")).toEqual({ name: ["This field is required."] });
});

it.each([
  ["1.306", 1306],
  ["1,306", 1306],
  ["-0.306", -0.306],
  ["612.5", 612.5],
  ["612,345.1", "612,345.1"],
])("parses the elevation %j as people write it", (elevationM, height) => {
  expect(writtenRecord(resources.towns, { elevationM }, ["elevationM"], new FormData())).toEqual({
    elevationM: height,
  });
});

it("takes line breaks as a browser without a script sends them for those of the record", () => {
  const fields = new FormData();
  fields.set("description", "One.\r\n\r\nTwo.");
  const values = readFormValues(describeResource("accommodations"), fields, {});
  expect(values["description"]).toBe("One.\n\nTwo.");
});
