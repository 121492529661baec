import { isCommonPassword } from "#domain/passwords/common-password.ts";

export type PasswordStrength =
  | { readonly kind: "none" | "long" | "common" | "good" | "strong" }
  /** So many characters are missing. */
  | { readonly kind: "short"; readonly missing: number };

const least = 10;
const most = 200;
/** From this length on, a password that is not common is out of reach of guessing. */
const strongFrom = 16;

/** What to say of a password while it is typed; the server decides by the same rules. */
export function passwordStrength(password: string): PasswordStrength {
  if (password === "") return { kind: "none" };
  if (password.length < least) return { kind: "short", missing: least - password.length };
  if (password.length > most) return { kind: "long" };
  if (isCommonPassword(password)) return { kind: "common" };
  return { kind: password.length < strongFrom ? "good" : "strong" };
}
