import { sentences } from "#messages/sentences/in-languages.ts";
import { OpenAPIHono } from "@hono/zod-openapi";
import type { Context } from "hono";
import { z } from "zod";
import { routeFileFormats, type RouteFileFormat } from "#contract/routes/route-file-formats.ts";
import { routeFileQuery, type RouteFileQuery } from "#contract/routes/routes.ts";
import { slug } from "#contract/http/field-types.ts";
import type { ExportedWalk } from "#domain/exports/exported-walk.ts";
import { geoJsonMediaType, writeGeoJson } from "#domain/exports/geojson.ts";
import { gpxMediaType, writeGpx } from "#domain/exports/gpx.ts";
import { kmlMediaType, writeKml } from "#domain/exports/kml.ts";
import { nameIn } from "#domain/route-graph/name-in.ts";
import { exportRoute } from "#use-cases/routes/export-route.ts";
import type { Api, ApiEnvironment, ApiOptions } from "#api/http/environment.ts";
import { fileResponse, movedTo, notModified } from "#api/middleware/operations.ts";
import { publicContent } from "#api/middleware/public-content.ts";
import { problemResponses } from "#api/http/problem-responses.ts";
import { redirectRenamed } from "./renamed-route.ts";
import { fieldsProblem, notFound } from "#api/http/problems.ts";

interface FileFormat {
  readonly title: string;
  readonly mediaType: string;
  readonly write: (walk: ExportedWalk) => string;
}

const formats: Record<RouteFileFormat, FileFormat> = {
  gpx: { title: "GPX 1.1", mediaType: gpxMediaType, write: writeGpx },
  kml: { title: "KML 2.2", mediaType: kmlMediaType, write: writeKml },
  geojson: { title: "GeoJSON", mediaType: geoJsonMediaType, write: writeGeoJson },
};

/**
 * `GET /api/routes/{slug}.gpx`, `.kml` and `.geojson`. Mount before the routes, whose `{slug}` would match these
 * addresses.
 */
export function routeFilesApi({ context }: ApiOptions): Api {
  const app = new OpenAPIHono<ApiEnvironment>();
  for (const format of routeFileFormats) {
    const { mediaType, write } = formats[format];
    describeFile(app, format);
    const path = `/routes/:slug{.+\\.${format}}` as const;
    app.get(path, publicContent(context.content), async (c) => {
      const routeSlug = c.req.param("slug").slice(0, -format.length - 1);
      const query = parseQuery(c);
      const walk = await exportRoute(context, routeSlug, query);
      if (!walk) {
        const moved = await redirectRenamed(c, context, routeSlug);
        if (moved) return moved;
        throw notFound("route", c.get("language"));
      }
      const { track, variants, ...rest } = walk;
      const { places, straight } = sentences[c.get("language")].planFiles;
      const note = track.straightM > 0 ? { note: straight(track.straightM / 1000) } : {};
      const by = variants.map((variant) => nameIn(c.get("language"), variant)).join(", ");
      const name = by === "" ? track.name : `${track.name} (${by})`;
      return c.body(write({ ...rest, name, tracks: [{ ...track, name, ...note }], stopsTitle: places }), 200, {
        "Content-Type": mediaType,
        "Content-Disposition": `attachment; filename="${fileName(routeSlug, query, format)}"`,
      });
    });
  }
  return app;
}

/** Slugs only contain letters, digits and hyphens, so the name needs no quoting. */
function fileName(routeSlug: string, { from, to, branch }: RouteFileQuery, format: RouteFileFormat): string {
  return `${[routeSlug, ...branch, from, to].filter((part) => part !== undefined).join("_")}.${format}`;
}

function parseQuery(c: Context<ApiEnvironment>): RouteFileQuery {
  const sent = c.req.queries();
  const single = Object.entries(sent).map(([name, values]) => [name, values.length === 1 ? values[0] : values]);
  const parsed = routeFileQuery.safeParse(Object.fromEntries(single));
  if (parsed.success) return parsed.data;
  throw fieldsProblem(parsed.error.issues, sent, c.get("language"));
}

/** Written manually, because the framework's paths do not support suffixes. */
function describeFile(app: Api, format: RouteFileFormat): void {
  const { title, mediaType } = formats[format];
  app.openAPIRegistry.registerPath({
    method: "get",
    path: `/routes/{slug}.${format}`,
    operationId: `downloadRouteAs${format.charAt(0).toUpperCase()}${format.slice(1)}`,
    summary: `A route, or a stretch of it, as a ${title} file`,
    description: "The line with known elevations, and its stops.",
    tags: ["Routes"],
    request: {
      params: z.object({ slug: z.string().meta({ ...slug.meta(), param: { name: "slug", in: "path" } }) }),
      query: routeFileQuery,
    },
    responses: {
      200: fileResponse("The file", mediaType),
      ...notModified,
      ...movedTo,
      ...problemResponses(404, 422),
    },
  });
}
