import type { Passkey, PasskeyList } from "#contract/accounts/passkeys.ts";
import { listPasskeys, type PasskeyRecord } from "#database/queries/accounts/passkeys.ts";
import { requireMember } from "../../actor.ts";
import type { UseCaseContext } from "../../context.ts";

export function presentPasskey({ uuid, name, createdAt, lastUsedAt, backedUp }: PasskeyRecord): Passkey {
  return {
    uuid,
    name,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    backedUp,
  };
}

/** The person's passkeys, without their keys. */
export async function listOwnPasskeys(context: UseCaseContext): Promise<PasskeyList> {
  const { uuid } = requireMember(context);
  return { data: (await listPasskeys(context.database, uuid)).map(presentPasskey) };
}
