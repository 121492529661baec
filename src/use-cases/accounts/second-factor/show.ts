import type { PendingSecondFactor, SecondFactorState } from "#contract/accounts/second-factor.ts";
import {
  countRecoveryCodes,
  findSecondFactor,
  type SecondFactorRecord,
} from "#database/queries/accounts/second-factors.ts";
import { findUser } from "#database/queries/accounts/users.ts";
import { requireMember, requireSession } from "../../actor.ts";
import type { UseCaseContext } from "../../context.ts";
import { sharedSecretOf } from "./authenticator.ts";

/** Whether the person has a second factor. */
export async function showSecondFactor(context: UseCaseContext): Promise<SecondFactorState> {
  const { uuid } = requireMember(context);
  const user = await findUser(context.database, uuid);
  return {
    enabledAt: user?.secondFactorAt?.toISOString() ?? null,
    recoveryCodesLeft: await countRecoveryCodes(context.database, uuid),
    required: user?.roles.some((role) => context.settings.secondFactorFor.includes(role)) ?? false,
  };
}

/** Setting up takes no longer than this from the password on, in milliseconds. */
const timeoutMs = 15 * 60_000;

/** The authenticator that is being set up in this session; `null` when none is. */
export async function findPendingFactor(context: UseCaseContext): Promise<SecondFactorRecord | null> {
  const { uuid, sessionUuid } = requireSession(context);
  const factor = await findSecondFactor(context.database, uuid);
  if (factor === null || factor.confirmedAt !== null || factor.sessionUuid !== sessionUuid) return null;
  return context.now().getTime() - factor.createdAt.getTime() > timeoutMs ? null : factor;
}

/** What that authenticator has to know. */
export async function showPendingFactor(context: UseCaseContext): Promise<PendingSecondFactor | null> {
  const factor = await findPendingFactor(context);
  return factor && sharedSecretOf(context, factor, requireMember(context).email);
}
