/** Attempts: others may change the same data between read and write. */
const maxAttempts = 3;

interface MergeAndSend<Server, Body extends object> {
  /** The server's state, as far as known. */
  readonly server: Server;
  /** The change rebased on the server's state; `same` if it has no effect, `conflict` if the user has to choose. */
  readonly merge: (server: Server) => Body | "same" | "conflict";
  /** @returns the server's new state */
  readonly send: (body: Body, server: Server) => Promise<Server>;
  /** The server's current state, if an error reports that it differs; null for every other error. */
  readonly newerAfter: (error: unknown) => Promise<Server | null>;
}

type MergeOutcome<Server> =
  | { readonly is: "sent" | "conflict"; readonly server: Server }
  /** All attempts failed because of concurrent changes. */
  | { readonly is: "outrun"; readonly server: Server };

/**
 * Sends every change to the server: merged with what others have saved meanwhile, if possible.
 *
 * @throws what `send` throws, except for concurrent changes
 */
export async function mergeAndSend<Server, Body extends object>(
  change: MergeAndSend<Server, Body>,
): Promise<MergeOutcome<Server>> {
  let { server } = change;
  for (let attemptsLeft = maxAttempts; attemptsLeft > 0; attemptsLeft -= 1) {
    const merged = change.merge(server);
    if (merged === "same") return { is: "sent", server };
    if (merged === "conflict") return { is: "conflict", server };
    try {
      return { is: "sent", server: await change.send(merged, server) };
    } catch (error) {
      const newer = await change.newerAfter(error);
      if (newer === null) throw error;
      server = newer;
    }
  }
  return { is: "outrun", server };
}
