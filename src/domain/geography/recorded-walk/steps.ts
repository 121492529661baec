/** Work in steps of a few milliseconds that reports its progress, from 0 to 1. */
export type Steps<Result> = Generator<number, Result>;
