import { trailNote, trailNoteList, trailNoteQuery, trailNoteWriting } from "#contract/places/trail-notes.ts";
import { listTrailNotes } from "#use-cases/trail-notes/list-trail-notes.ts";
import { removeTrailNote, reportTrailNote, writeTrailNote } from "#use-cases/trail-notes/write-trail-note.ts";
import { noStore } from "#api/middleware/private-answer.ts";
import { jsonAnswer, area } from "#api/middleware/operations.ts";
import { uuidParams } from "#api/http/request-parts.ts";

/** `/api/trail-notes`. */
export const trailNotesApi = area({ tag: "Trail notes" }, (on, { app }) => {
  app.use("/trail-notes/*", noStore);
  on("get", "/trail-notes", {
    operationId: "listTrailNotes",
    summary: "What walkers have noted in the last three days: along a route, a stretch of it, or in a town",
    query: trailNoteQuery,
    answer: jsonAnswer("Notes", trailNoteList),
    by: (asking, { query }) => listTrailNotes(asking, query),
  });
  on("put", "/trail-notes/{uuid}", {
    operationId: "writeTrailNote",
    summary: "Writes a note for walkers who come later",
    description:
      "The uuid is made by whoever writes it: sent again it makes no second note. 30 a day by one account and 90 from one address at most. It is shown for three days, without a name.",
    params: uuidParams,
    body: trailNoteWriting,
    answer: jsonAnswer("The note", trailNote),
    problems: [401, 429],
    by: (asking, { params, body }, c) => writeTrailNote(asking, params.uuid, body, c.get("clientAddress")),
  });
  on("delete", "/trail-notes/{uuid}", {
    operationId: "deleteTrailNote",
    summary: "Removes one's own note",
    params: uuidParams,
    problems: [401],
    by: (asking, { params }) => removeTrailNote(asking, params.uuid),
  });
  on("post", "/trail-notes/{uuid}/report", {
    operationId: "reportTrailNote",
    summary: "Tells editors that a note is wrong or not fit to be read; no account is needed",
    description: "Each counts once. Reported by three members it is hidden until an editor has looked at it.",
    params: uuidParams,
    problems: [429],
    by: (asking, { params }, c) => reportTrailNote(asking, params.uuid, c.get("clientAddress")),
  });
});
