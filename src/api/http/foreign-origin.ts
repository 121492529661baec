import type { UseCaseContext } from "#use-cases/context.ts";

/**
 * Whether a request comes from a page of another site.
 *
 * @param origin the header `Origin`
 * @param host the header `Host`
 */
export function isForeign(
  origin: string,
  context: Pick<UseCaseContext, "settings">,
  host: string | undefined,
): boolean {
  if (origin === context.settings.origin) return false;
  if (context.settings.hasFixedOrigin) return true;
  // Without a configured address the program is reached under any name of the machine.
  return !URL.canParse(origin) || new URL(origin).host !== host;
}
