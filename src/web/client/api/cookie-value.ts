/** The decoded value of a cookie in text such as `document.cookie`; `undefined` when it is absent. */
export function cookieValue(cookies: string, name: string): string | undefined {
  for (const pair of cookies.split(";")) {
    const cut = pair.indexOf("=");
    if (pair.slice(0, cut).trim() !== name) continue;
    const value = pair.slice(cut + 1).trim();
    try {
      return decodeURIComponent(value);
    } catch {
      return value;
    }
  }
  return undefined;
}
