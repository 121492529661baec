import type { Stamp } from "#domain/plans/diary/diary.ts";

/** A photo for printing. */
export interface KeepsakePhoto {
  readonly caption: string;
  /** JPEG. */
  readonly content: Uint8Array;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/** A day with a diary entry. */
export interface KeepsakeDay {
  /** ISO date. */
  readonly date: string;
  /** The day of the plan on that date; null after its end. */
  readonly stage: {
    readonly number: number;
    readonly kind: "walk" | "rest";
    readonly fromName: string;
    readonly toName: string;
  } | null;
  readonly text: string;
  readonly stamps: readonly Stamp[];
  readonly walkedM: number | null;
  readonly photos: readonly KeepsakePhoto[];
}

/** The contents of the booklet. */
export interface KeepsakeBook {
  readonly name: string;
  readonly days: readonly KeepsakeDay[];
  /** Number of photos omitted for lack of room. */
  readonly leftOut: number;
}
