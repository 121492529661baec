import {
  administeredTrailNote,
  administeredTrailNoteList,
  administeredTrailNoteQuery,
} from "#contract/places/trail-notes.ts";
import { requireEditor } from "#use-cases/actor.ts";
import { decideNote, listNotesToDecide } from "#use-cases/places/trail-notes/decide-trail-note.ts";
import { jsonResponse, administration } from "#api/middleware/operations.ts";
import { uuidParams } from "#api/http/request-parts.ts";

const path = "/administration/trail-notes";
const note = jsonResponse("The note", administeredTrailNote);

/** `/api/administration/trail-notes`. */
export const trailNoteAdministrationApi = administration(path, requireEditor, (on) => {
  on("get", path, {
    operationId: "listNotesToDecide",
    summary: "Trail notes, the most reported first; for editors",
    query: administeredTrailNoteQuery,
    response: jsonResponse("Notes", administeredTrailNoteList),
    handle: (context, { query }) => listNotesToDecide(context, query),
  });
  on("post", `${path}/{uuid}/hide`, {
    operationId: "hideTrailNote",
    summary: "Hides a note from everybody; for editors",
    params: uuidParams,
    response: note,
    handle: (context, { params }) => decideNote(context, params.uuid, "hide"),
  });
  on("post", `${path}/{uuid}/let-stand`, {
    operationId: "letTrailNoteStand",
    summary: "Approves a note, shown until its three days are over despite reports; for editors",
    params: uuidParams,
    response: note,
    handle: (context, { params }) => decideNote(context, params.uuid, "let-stand"),
  });
});
