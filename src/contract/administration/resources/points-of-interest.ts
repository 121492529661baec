import { languages } from "#domain/text/language.ts";
import { z } from "zod";
import { pointOfInterestKinds } from "#domain/places/points-of-interest/kinds.ts";
import { lineOf } from "#contract/http/field-types.ts";
import { fact, neededFact } from "../field-definition.ts";
import type { ResourceDefinition } from "../resource-definition.ts";
import { description, elevationM, lat, licence, lon, otherNames, reference, slugField } from "./common-fields.ts";

export const pointsOfInterest: ResourceDefinition = {
  name: "points-of-interest",
  singular: "point-of-interest",
  permission: "editor",
  title: "name",
  fields: {
    name: fact(lineOf(200).nullable(), { kind: "line" }),
    nameLanguage: fact(z.enum(languages).nullable(), { kind: "choice", options: languages }),
    slug: slugField,
    kind: neededFact(z.enum(pointOfInterestKinds), { kind: "choice", options: pointOfInterestKinds }),
    otherNames,
    lat,
    lon,
    elevationM,
    townUuid: fact(reference.nullable(), { kind: "reference", to: "towns" }),
    openingHours: fact(lineOf(300).nullable(), { kind: "line" }),
    licence,
    description,
    descriptionEs: description,
  },
  groups: [
    { name: "names", fields: ["name", "nameLanguage", "slug", "kind", "otherNames"] },
    { name: "place", fields: ["lat", "lon", "elevationM", "townUuid"] },
    { name: "words", fields: ["openingHours", "description", "descriptionEs", "licence"] },
  ],
  columns: ["name", "kind", "townUuid", "lat", "lon"],
  sorts: ["name", "kind", "slug", "elevationM"],
  filters: ["kind", "townUuid"],
  liesOnRoutes: true,
  missing: ["name", "townUuid", "openingHours", "description", "descriptionEs"],
};
