import { createRoute, OpenAPIHono } from "@hono/zod-openapi";
import {
  type OpenDataFile,
  openDataFileNames,
  type OpenDataFormat,
  openDataFormatsOf,
  openDataIndex,
} from "#contract/places/open-data.ts";
import { csvMediaType } from "#domain/exports/csv.ts";
import { geoJsonMediaType } from "#domain/exports/geojson.ts";
import { licenceOfOpenData, showOpenData } from "#use-cases/places/open-data/show-open-data.ts";
import { writeOpenData } from "#use-cases/places/open-data/write-open-data.ts";
import type { Api, ApiEnvironment, ApiOptions } from "#api/http/environment.ts";
import { publicContent } from "#api/middleware/public-content.ts";
import { fileResponse, jsonResponse, notModified } from "#api/middleware/operations.ts";

const tags = ["Data set"];
const mediaTypes: Record<OpenDataFormat, string> = {
  csv: csvMediaType,
  json: "application/json",
  geojson: geoJsonMediaType,
};
const formatNames: Record<OpenDataFormat, string> = { csv: "Csv", json: "Json", geojson: "GeoJson" };

const index = createRoute({
  method: "get",
  path: "/data",
  operationId: "showOpenData",
  summary: "The files of the open data set with their columns, licence and version",
  tags,
  responses: { 200: jsonResponse("The files", openDataIndex), ...notModified },
});

/** `house-facts` is `HouseFacts` in operation names. */
const operationName = (file: string) => file.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());

function fileRoute(file: OpenDataFile, format: OpenDataFormat) {
  return createRoute({
    method: "get",
    path: `/data/${file}.${format}`,
    operationId: `download${operationName(file)}As${formatNames[format]}`,
    summary: `All published ${file.replace("-", " ")} as ${format === "geojson" ? "GeoJSON" : format.toUpperCase()}`,
    tags,
    responses: { 200: fileResponse("The file", mediaTypes[format]), ...notModified },
  });
}

/** `GET /api/data` and its files. */
export function openDataApi({ context }: ApiOptions): Api {
  const app = new OpenAPIHono<ApiEnvironment>();
  app.use("/data/*", publicContent(context.content));
  app.openapi(index, async (c) => c.json(await showOpenData(context), 200));
  for (const file of openDataFileNames) {
    for (const format of openDataFormatsOf(file)) {
      app.openapi(fileRoute(file, format), async (c) => {
        const { text, version } = await writeOpenData(context, file, format);
        return c.body(text, 200, {
          "Content-Type": mediaTypes[format],
          // A plain table has no place for its licence.
          Link: `<${licenceOfOpenData}>; rel="license"`,
          "Content-Disposition": `attachment; filename="vieira-${file}-${version}.${format}"`,
        });
      });
    }
  }
  return app;
}
