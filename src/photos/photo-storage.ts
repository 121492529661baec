/** A file in the storage. */
export interface StoredPhotoFile {
  readonly name: string;
  readonly storedAt: Date;
}

/** Storage for the files of photos. A name is used once and always refers to the same bytes. */
export interface PhotoStorage {
  /** All complete files. */
  list(): Promise<readonly StoredPhotoFile[]>;
  /** Null if there is none. */
  read(name: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Atomic: afterwards either the complete file exists, or none. */
  write(name: string, content: Uint8Array): Promise<void>;
  /** Also succeeds if there is none. */
  remove(name: string): Promise<void>;
  /** Removes partial files of interrupted writes. @param before newer ones may still be in progress */
  removeUnfinished(before: Date): Promise<void>;
}
