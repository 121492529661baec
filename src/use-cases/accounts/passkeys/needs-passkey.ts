import { countPasskeys } from "#database/queries/accounts/passkeys.ts";
import { requireMember } from "../../actor.ts";
import type { UseCaseContext } from "../../context.ts";
import { notValid } from "#use-cases/use-case-error.ts";

/**
 * Whoever has only the password of somebody whose roles need more, which a passkey of theirs gives, shall not get it by adding
 * a factor of their own, or by removing the one there is.
 *
 * @throws UseCaseError `passkey_needed` in such a session
 */
export async function refuseWithoutPasskey(context: UseCaseContext): Promise<void> {
  const { uuid, withheldRoles } = requireMember(context);
  const isWithheld = withheldRoles.length > 0 && (await countPasskeys(context.database, uuid)) > 0;
  if (isWithheld) throw notValid("currentPassword", "passkey_needed");
}
