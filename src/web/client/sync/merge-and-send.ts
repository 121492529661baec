/** Others may change the same between being read and written. */
const maxAttempts = 3;

export interface MergeAndSend<Server, Body extends object> {
  /** What the server has, as far as is known. */
  readonly server: Server;
  /** The change on top of what the server has; `same` where it has it already, `conflict` where somebody has to choose. */
  readonly merge: (server: Server) => Body | "same" | "conflict";
  /** @returns what the server has then */
  readonly send: (body: Body, server: Server) => Promise<Server>;
  /** What the server has instead, when an error tells that it is not what was known; null for every other error. */
  readonly newerAfter: (error: unknown) => Promise<Server | null>;
}

export type MergeOutcome<Server> =
  | { readonly is: "sent" | "conflict"; readonly server: Server }
  /** Others were faster again and again. */
  | { readonly is: "outrun"; readonly server: Server };

/**
 * The one way in which a change reaches the server: on top of what others have saved meanwhile, where that fits.
 *
 * @throws what `send` throws, unless others were faster
 */
export async function mergeAndSend<Server, Body extends object>(
  change: MergeAndSend<Server, Body>,
): Promise<MergeOutcome<Server>> {
  let { server } = change;
  for (let left = maxAttempts; left > 0; left -= 1) {
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
