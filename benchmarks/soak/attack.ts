import { wireRequest } from "#tests/security/fuzzing/draft.ts";
import { spoil } from "#tests/security/fuzzing/hostile-requests.ts";
import { roles } from "#tests/security/fuzzing/participants.ts";
import { operationTargets, pageTargets } from "#tests/security/fuzzing/targets.ts";
import { lostAnswer } from "#tests/security/fuzzing/verdict.ts";
import type { Begin } from "./occupations.ts";

/** Somebody who sends what no browser would, as people of every role. */
export const attack: Begin = async ({ server, journal, all, participants }, chance) => {
  const targets = [...operationTargets(all), ...pageTargets(all)];
  return async () => {
    const role = chance.of(roles);
    const { headers, person } = await participants.as(role);
    const draft = chance.of(targets).draft(person, chance);
    spoil(draft, chance);
    const request = wireRequest({ ...draft, headers: { ...headers, ...draft.headers } });
    const answer = await server.send(request);
    // Whoever asks for too much at once is told to come back, which nobody else is.
    const isPutOff = answer.status === 503 && answer.headers.has("Retry-After");
    const isLostOnly = answer.status === 0 && (await lostAnswer(server, request)) === null;
    journal.note("attack", answer, (status) => isPutOff || isLostOnly || (status > 0 && status < 500));
    await participants.look(role, request, answer);
  };
};
