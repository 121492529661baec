/** Browsers' messages for a request without a response; none of them has an error code for it. */
const names = /failed to fetch|networkerror|load failed|network request failed|network connection/i;

/** Whether the cause of a failure is a missing response, rather than its content. */
export function isNetworkFailure(error: unknown): boolean {
  return error instanceof TypeError && names.test(error.message);
}
