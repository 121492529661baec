/** A file in the storage. */
export interface StoredPhotoFile {
  readonly name: string;
  readonly storedAt: Date;
}

/** Where the files of photos are kept. A name is given once and never stands for other bytes afterwards. */
export interface PhotoStorage {
  /** All files that are whole. */
  list(): Promise<readonly StoredPhotoFile[]>;
  /** Null when there is none. */
  read(name: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Either the whole file is there afterwards, under its name, or nothing is. */
  write(name: string, content: Uint8Array): Promise<void>;
  /** Also when there is none. */
  remove(name: string): Promise<void>;
  /** Removes what a process that ended in the middle of writing has left. @param before what is younger may still grow */
  removeUnfinished(before: Date): Promise<void>;
}
