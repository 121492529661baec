/** Files that belong to the data but lie outside the database, such as photos. */
export interface StoredFiles {
  /** Names of all files, with `/` between folders. */
  list(): Promise<readonly string[]>;
  /** Null when it is gone meanwhile. */
  read(name: string): Promise<Uint8Array | null>;
  write(name: string, content: Uint8Array): Promise<void>;
}
