import { z } from "zod";
import { factSources } from "#contract/http/fact-sources.ts";
import { namesOfBranch } from "./route-graph.ts";
import { nameField, repeatable } from "#contract/http/paging.ts";

const place = z.object({ slug: z.string(), name: z.string() }).meta({ id: "Place", description: "A town" });

const totals = z
  .object({
    km: z.number().meta({ description: "Walked kilometres of the main route; 0 while its course is not drawn" }),
    ascentM: z.number(),
    descentM: z.number(),
    ascentUnknownKm: z.number().meta({ description: "Of `km`, those whose ascent is unknown: in `ascentM` it is 0" }),
    descentUnknownKm: z
      .number()
      .meta({ description: "Of `km`, those whose descent is unknown: in `descentM` it is 0" }),
  })
  .meta({ id: "RouteTotals", description: "Sums over the arcs of the main route" });

const summaryFields = {
  slug: z.string(),
  name: z.string(),
  nameEn: z.string().nullable().meta({ description: "English name" }),
  start: place,
  end: place,
  countries: z.array(z.string()).readonly().meta({ description: "ISO 3166-1 codes" }),
  colour: z.string().meta({ description: "Colour on maps, #rrggbb" }),
  totals,
};

const routeSummary = z.object(summaryFields).meta({ id: "RouteSummary" });
export type RouteSummary = z.infer<typeof routeSummary>;

/** Response of `GET /api/routes`. */
export const routeList = z
  .object({ data: z.array(routeSummary).readonly(), page: z.int(), perPage: z.int(), total: z.int() })
  .meta({ id: "RouteList" });
export type RouteList = z.infer<typeof routeList>;

const routeTown = z
  .object({
    uuid: z.string(),
    slug: z.string(),
    name: z.string(),
    size: z.enum(["city", "town", "village", "other"]),
    lat: z.number(),
    lon: z.number(),
    elevationM: z.number().nullable(),
    km: z.number().nullable().meta({ description: "From the start along the main route; null off it" }),
    branches: z.array(z.string()).readonly(),
    services: z.array(z.string()).readonly(),
    houses: z
      .int()
      .meta({ description: "Published places to stay, and one for each kind known to exist without a name" }),
  })
  .meta({ id: "RouteTown" });

const branchClosure = z
  .object({
    from: z.string().meta({ description: "MM-DD" }),
    to: z.string().meta({ description: "MM-DD, inclusive; before `from` if the period includes New Year" }),
    of: z
      .enum(["branch", "replaced"])
      .meta({ description: "Whether the branch itself is closed, or the way it replaces" }),
    note: z.string(),
    notes: z.record(z.string(), z.string()).meta({ description: "The note in other languages, by language code" }),
  })
  .meta({ id: "BranchClosure" });

const routeBranch = z
  .object({
    slug: z.string(),
    name: z.string(),
    names: namesOfBranch,
    kind: z.enum(["main", "variant", "arm", "approach", "link"]),
    totals,
    difference: z
      .object({
        km: z.number(),
        ascentM: z.number().nullable().meta({ description: "null when an ascent of either way is unknown" }),
        descentM: z.number().nullable(),
        hours: z.number().nullable().meta({ description: "By DIN 33466: 4 km, 300 m up or 500 m down per hour" }),
      })
      .nullable()
      .meta({
        description: "The difference of a variant to what it replaces, negative for less; null if it replaces nothing",
      }),
    closures: z.array(branchClosure).readonly(),
    description: z.string().nullable().meta({ description: "A short description, and what to watch out for" }),
    descriptionEs: z.string().nullable().meta({ description: "The description in Spanish" }),
    sources: factSources,
  })
  .meta({ id: "RouteBranch" });

const publishedStage = z
  .object({
    number: z.int().meta({ description: "From 1; a stage begins where the previous one ends" }),
    end: place,
    km: z.number(),
    ascentM: z.number().nullable(),
    descentM: z.number().nullable(),
    source: z.string().nullable(),
  })
  .meta({ id: "PublishedStage", description: "A guidebook's day with its own figures, for comparison" });

/** Response of `GET /api/routes/{slug}`. */
export const routeDetail = z
  .object({
    uuid: z.string(),
    ...summaryFields,
    towns: z.array(routeTown).readonly().meta({ description: "In walking order, those of other branches last" }),
    branches: z.array(routeBranch).readonly(),
    publishedStages: z.array(publishedStage).readonly().meta({ description: "Empty if none are known" }),
    version: z.int(),
    summary: z.string().nullable().meta({ description: "A short description" }),
    summaryEs: z.string().nullable().meta({ description: "The summary in Spanish" }),
    sources: factSources,
  })
  .meta({ id: "Route" });
export type RouteDetail = z.infer<typeof routeDetail>;

export const routeListQuery = z.strictObject({
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  perPage: z.coerce.number().int().min(1).max(100).default(25),
  sort: z.enum(["name", "-name"]).optional().meta({ description: "By importance by default" }),
  q: z.string().max(200).optional().meta({ description: "Words of the name, ignoring accents" }),
});
export type RouteListQuery = z.infer<typeof routeListQuery>;

/** Query of `GET /api/routes/{slug}.gpx`, `.kml` and `.geojson`. */
export const routeFileQuery = z.strictObject({
  from: nameField
    .optional()
    .meta({ description: "Town slug; by default the start of the route, or of the chosen branch" }),
  to: nameField.optional().meta({ description: "Town slug; the end of the route by default" }),
  branch: repeatable(nameField, "Slugs of the branches to take; the main way by default"),
});
export type RouteFileQuery = z.infer<typeof routeFileQuery>;
