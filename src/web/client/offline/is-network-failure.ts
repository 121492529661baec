/** What browsers call a request that came to no answer; none of them has a code for it. */
const names = /failed to fetch|networkerror|load failed|network request failed|network connection/i;

/** Whether something failed because nothing answered, and not because of what was answered. */
export function isNetworkFailure(error: unknown): boolean {
  return error instanceof TypeError && names.test(error.message);
}
