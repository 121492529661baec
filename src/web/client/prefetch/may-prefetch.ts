interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether the connection has room for pages that may never be opened: not a slow one, and not one where data is saved. */
export function mayPrefetch(device: object): boolean {
  const { connection } = device as { readonly connection?: Connection };
  return !connection?.saveData && !connection?.effectiveType?.endsWith("2g");
}
