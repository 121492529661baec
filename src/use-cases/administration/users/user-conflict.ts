import type { AdministeredUser } from "#contract/administration/users.ts";

/** Thrown when a change of an account builds on a version that is no longer the last. */
export class UserConflict extends Error {
  override readonly name = "UserConflict";
  /** The account as it is now. */
  readonly current: AdministeredUser;

  constructor(current: AdministeredUser) {
    super(`version ${current.version} is the current one`);
    this.current = current;
  }
}
