/** Pages whose address is a secret by itself; nobody outside may learn it. */
const privatePages = /^(?:\/es)?\/(?:reset-password|confirm-email|confirm|register|calendar)(?:\/|$)/;

/** Whether nothing may be recorded on a page. */
export function isPrivatePage(pathname: string, search: string): boolean {
  return privatePages.test(pathname) || /[?&](?:token|share|setupToken)=/.test(search);
}
