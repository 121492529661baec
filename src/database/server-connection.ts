import pg from "pg";

/** How the driver would reach a PostgreSQL server; nothing is connected yet. */
export function serverConnection(url: string): { readonly host: string; readonly isEncrypted: boolean } {
  const { host, ssl } = new pg.Client({ connectionString: url });
  return { host, isEncrypted: Boolean(ssl) };
}
