/*
 * Public Wi-Fi and proxies answer in this site's place, with pages and statuses of their own. Nothing that a browser has
 * stored may be replaced or deleted because of them.
 */

function hasType(answer: Response, type: string): boolean {
  return answer.headers.get("Content-Type")?.startsWith(type) ?? false;
}

/** Whether a response is data of this site. */
export function isOwnData(answer: Response): boolean {
  return answer.ok && hasType(answer, "application/json");
}

/** Whether a response is an error that this site reports. */
export function isOwnProblem(answer: Response): boolean {
  return hasType(answer, "application/problem+json");
}

/** Whether a response is a document, where something else was requested. */
export function isDocument(answer: Response): boolean {
  return hasType(answer, "text/html");
}
