import { signInPerson } from "#tests/security/signed-in-person.ts";
import type { Begin } from "./occupations.ts";

/** A member who looks at a plan, changes its days and takes it along. */
export const keepPlan: Begin = async ({ server, journal }, chance) => {
  const { api, plan, headers } = await signInPerson(server, "member");
  const any = { "If-Match": "*" };
  const acts = [
    async () => {
      const answer = await server.send({ method: "GET", path: `/plans/${plan}/days`, headers });
      journal.note("days of a plan, page", answer, (status) => status === 200);
    },
    async () => {
      const answer = await server.send({ method: "GET", path: `/plans/${plan}`, headers });
      journal.note("plan, page", answer, (status) => status === 200);
    },
    async () => {
      const note = { notes: `Ultreia ${chance.whole(1, 1_000)}` };
      const answer = await api("PATCH", `/plans/${plan}/days/${chance.whole(1, 3)}`, note, any);
      journal.note("note of a day", answer, (status) => status === 200);
    },
    async () => {
      const edit = { kind: chance.of(["end-later", "end-earlier", "unpin-all"]), day: chance.whole(1, 3) };
      const isBare = edit.kind === "unpin-all";
      const answer = await api("POST", `/plans/${plan}/replan`, { edit: isBare ? { kind: edit.kind } : edit }, any);
      // Some days cannot end later, or earlier.
      journal.note("change of days", answer, (status) => status === 200 || status === 422);
    },
    async () => {
      const ending = chance.of(["gpx", "ics", "csv", "pdf"]);
      journal.note(
        `file of a plan, ${ending}`,
        await api("GET", `/plans/${plan}.${ending}`),
        (status) => status === 200,
      );
    },
  ];
  return () => chance.of(acts)();
};
