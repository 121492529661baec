/**
 * (min, +) products of a matrix and a vector: `min over columns of matrix[row][column] + vector[column]`, the step of
 * every search here.
 *
 * A row holds the columns between its first and its last. Lower bounds on the rest of a row let it be abandoned as soon
 * as nothing in it can be less than what was found, which is soon for days that are far too long.
 */
export interface Band {
  /** First column of each row, and the one after its last. */
  readonly from: Int32Array;
  readonly until: Int32Array;
  /** `values[offset[row] + column]`; infinite for holes of a row. */
  readonly offset: Int32Array;
  readonly values: Float64Array;
  /** Whether rows are scanned from their first column on, or from their last one back. */
  readonly forwards: boolean;
  /** `bounds.after[boundOffset[row] + block]`: least values of the row, by blocks of columns. */
  readonly boundOffset: Int32Array;
  readonly bounds: Bounds;
}

/** The least value in each block of columns, and in a block and all that are scanned after it. */
interface Bounds {
  readonly within: Float64Array;
  readonly after: Float64Array;
}

/** The columns `from` up to `until` of a vector: `values[offset + column]`. */
export interface Slice {
  readonly values: Float64Array;
  readonly offset: number;
  readonly from: number;
  readonly until: number;
}

export const emptySlice: Slice = { values: new Float64Array(0), offset: 0, from: 0, until: 0 };

/** Columns are bounded eight at a time. */
const blockBits = 3;

const boundsOf = (blocks: number): Bounds => ({ within: new Float64Array(blocks), after: new Float64Array(blocks) });

/** The entries of a matrix other than holes: at most one per row and column, in any order. */
interface Entries {
  readonly rows: Int32Array;
  readonly columns: Int32Array;
  readonly values: Float64Array;
}

/** A square matrix as a band; scanned from the last column back if it was transposed. */
export function makeBand({ rows, columns, values: given }: Entries, size: number, forwards: boolean): Band {
  const [from, until, offset, boundOffset] = [size, 0, 0, 0].map((at) => new Int32Array(size).fill(at));
  for (let entry = 0; entry < rows.length; entry++) {
    const [row, column] = [rows[entry]!, columns[entry]!];
    if (column < from![row]!) from![row] = column;
    if (column >= until![row]!) until![row] = column + 1;
  }
  let [length, blocks] = [0, 0];
  for (let row = 0; row < size; row++) {
    const [first, end] = [from![row]!, until![row]!];
    if (first >= end) continue;
    offset![row] = length - first;
    boundOffset![row] = blocks - (first >> blockBits);
    length += end - first;
    blocks += ((end - 1) >> blockBits) - (first >> blockBits) + 1;
  }
  const values = new Float64Array(length).fill(Number.POSITIVE_INFINITY);
  for (let entry = 0; entry < rows.length; entry++) values[offset![rows[entry]!]! + columns[entry]!] = given[entry]!;
  const bounds = boundsOf(blocks);
  return { from: from!, until: until!, offset: offset!, boundOffset: boundOffset!, forwards, values, bounds };
}

export function rowOf({ values, offset, from, until }: Band, row: number): Slice {
  return { values, offset: offset[row]!, from: from[row]!, until: until[row]! };
}

/** The matrix of the maxima of one function per matrix; all matrices have the same holes. */
export function mapBands(bands: readonly [Band, ...Band[]], changes: readonly ((value: number) => number)[]): Band {
  const [band] = bands;
  const values = new Float64Array(band.values.length);
  bands.forEach(({ values: before }, at) => {
    const change = changes[at]!;
    for (let index = 0; index < values.length; index++) {
      const value = change(before[index]!);
      if (at === 0 || value > values[index]!) values[index] = value;
    }
  });
  return bounded({ ...band, values, bounds: boundsOf(band.bounds.after.length) });
}

function bounded(band: Band): Band {
  for (let row = 0; row < band.from.length; row++) {
    boundBlocks(rowOf(band, row), band.forwards, band.bounds, band.boundOffset[row]!);
  }
  return band;
}

function boundBlocks(slice: Slice, forwards: boolean, { within, after }: Bounds, boundOffset: number): void {
  const { values, offset, from, until } = slice;
  if (from >= until) return;
  const [first, last] = [from >> blockBits, (until - 1) >> blockBits];
  let leastAfter = Number.POSITIVE_INFINITY;
  for (let step = 0; step <= last - first; step++) {
    const block = forwards ? last - step : first + step;
    const end = Math.min(until, (block + 1) << blockBits);
    let least = Number.POSITIVE_INFINITY;
    for (let column = Math.max(from, block << blockBits); column < end; column++) {
      const value = values[offset + column]!;
      if (value < least) least = value;
    }
    if (least < leastAfter) leastAfter = least;
    within[boundOffset + block] = least;
    after[boundOffset + block] = leastAfter;
  }
}

/** Rows to compute: from `from` up to `until`, those whose entry in `values` is at most `most`. */
interface Rows extends Slice {
  readonly most: number;
}

/** Bounds of the current vector. */
const vectorBounds = boundsOf(1 << (16 - blockBits));

/** Lowers `out[outOffset + row]` to the product of the row with the vector, for the rows to compute. */
export function lowerByProduct(band: Band, vector: Slice, out: Float64Array, outOffset: number, rows: Rows): void {
  const { from, until, offset, values, boundOffset, forwards } = band;
  const { within, after } = band.bounds;
  const { values: vectorValues, offset: vectorOffset, from: vectorFrom, until: vectorUntil } = vector;
  const { values: rowValues, offset: rowOffset, until: rowsUntil, most } = rows;
  boundBlocks(vector, forwards, vectorBounds, 0);
  const { within: vectorWithin, after: vectorAfter } = vectorBounds;
  const step = forwards ? 1 : -1;
  // The best column of a row is near that of the row before: starting there excludes most blocks unread.
  let best = 0;
  for (let row = rows.from; row < rowsUntil; row++) {
    if (!(rowValues[rowOffset + row]! <= most)) continue;
    const first = Math.max(from[row]!, vectorFrom);
    const end = Math.min(until[row]!, vectorUntil);
    if (first >= end) continue;
    const at = offset[row]!;
    const boundAt = boundOffset[row]!;
    const lastBlock = (forwards ? end - 1 : first) >> blockBits;
    let least = out[outOffset + row]!;
    if (best >= first && best < end) least = Math.min(least, values[at + best]! + vectorValues[vectorOffset + best]!);
    for (let block = (forwards ? first : end - 1) >> blockBits; ; block += step) {
      if (after[boundAt + block]! + vectorAfter[block]! >= least) break;
      if (within[boundAt + block]! + vectorWithin[block]! < least) {
        const blockEnd = Math.min(end, (block + 1) << blockBits);
        for (let column = Math.max(first, block << blockBits); column < blockEnd; column++) {
          const sum = values[at + column]! + vectorValues[vectorOffset + column]!;
          if (sum < least) {
            least = sum;
            best = column;
          }
        }
      }
      if (block === lastBlock) break;
    }
    out[outOffset + row] = least;
  }
}
