import { z } from "zod";
import { maxTrailNotePastM, maxTrailNoteText, trailNoteKinds, trailNoteStepM } from "#domain/places/trail-note.ts";
import { pageOf, pagingFields, repeatable, wordsField } from "#contract/http/paging.ts";
import { slug, textOf } from "#contract/http/field-types.ts";

const kind = z.enum(trailNoteKinds);
const pastM = z
  .int()
  .min(0)
  .max(maxTrailNotePastM)
  .multipleOf(trailNoteStepM)
  .meta({ description: "Metres after the town in walking direction; 0 in the town" });
const moment = z.string().meta({ format: "date-time" });

/** Body of `PUT /api/trail-notes/{uuid}`. */
export const trailNoteWriting = z
  .strictObject({
    route: slug,
    town: slug,
    pastM: pastM.default(0),
    kind,
    text: textOf(maxTrailNoteText).default("").meta({ description: "Required for `other`" }),
    at: z.iso.datetime().meta({ description: "Time of the observation, within the last three days" }),
  })
  .refine(({ kind: written, text }) => written !== "other" || text !== "", {
    path: ["text"],
    params: { sentence: "missing" },
  })
  .meta({ id: "TrailNoteWriting", description: "What walkers who come later should know" });
export type TrailNoteWriting = z.infer<typeof trailNoteWriting>;

/** A note for public display, without its author. */
export const trailNote = z
  .object({
    uuid: z.string(),
    route: z.object({ slug: z.string(), name: z.string() }),
    town: z.object({ slug: z.string(), name: z.string() }),
    pastM,
    kind,
    text: z.string(),
    at: moment,
    isOwn: z.boolean().meta({ description: "Written by the person who asks" }),
  })
  .meta({ id: "TrailNote" });
export type TrailNote = z.infer<typeof trailNote>;

export const trailNoteList = z
  .object({ data: z.array(trailNote).readonly() })
  .meta({ id: "TrailNoteList", description: "The newest first, 200 at most" });
export type TrailNoteList = z.infer<typeof trailNoteList>;

/** Query of `GET /api/trail-notes`. */
export const trailNoteQuery = z
  .strictObject({
    route: slug.optional().meta({ description: "Along this route" }),
    from: slug.optional().meta({ description: "With route: from this town on its main route" }),
    to: slug.optional().meta({ description: "With route: up to this town on its main route" }),
    town: slug.optional().meta({ description: "In this town or after it, on any route" }),
  })
  .refine(({ route, town }) => route !== undefined || town !== undefined, {
    path: ["route"],
    params: { sentence: "route_or_town" },
  });
export type TrailNoteQuery = z.infer<typeof trailNoteQuery>;

export const trailNoteStates = ["reported", "shown", "hidden"] as const;

/** A note for editors. */
export const administeredTrailNote = trailNote
  .omit({ isOwn: true })
  .extend({
    state: z.enum(trailNoteStates).meta({ description: "reported: reported, and not yet reviewed by an editor" }),
    reports: z.int(),
    isWithheld: z
      .boolean()
      .meta({ description: "Reported by so many that nobody sees it until an editor has looked at it" }),
  })
  .meta({ id: "AdministeredTrailNote" });
export type AdministeredTrailNote = z.infer<typeof administeredTrailNote>;

export const administeredTrailNoteList = pageOf(administeredTrailNote).meta({ id: "AdministeredTrailNoteList" });
export type AdministeredTrailNoteList = z.infer<typeof administeredTrailNoteList>;

/** Query of `GET /api/administration/trail-notes`. */
export const administeredTrailNoteQuery = z.strictObject({
  ...pagingFields,
  state: repeatable(z.enum(trailNoteStates), "In any of these states; all by default"),
  q: wordsField.optional().meta({ description: "Part of the note or of the name of its town" }),
});
export type AdministeredTrailNoteQuery = z.infer<typeof administeredTrailNoteQuery>;
