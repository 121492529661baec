/** Work that stops every few milliseconds, and tells how much of it is done, from 0 to 1. */
export type Steps<Result> = Generator<number, Result>;
