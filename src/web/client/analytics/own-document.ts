/** What every page asks of the services that measure visits, which most visitors never load. */
export const ownDocument = {
  /** Whether a page has to be loaded as a document of its own. */
  isNeeded: (_pathname: string, _search: string): boolean => false,
};
