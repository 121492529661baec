/** Rows read at a time: a few milliseconds of the calling thread. */
const portion = 500;

/**
 * The rows of a query in portions, so that very many do not become objects at a stretch.
 *
 * @param readPortion the first `limit` rows after the last one of the previous portion, in the order of a key
 */
export async function* readInPortions<Row>(
  readPortion: (last: Row | undefined, limit: number) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[], void> {
  let last: Row | undefined;
  for (;;) {
    const rows = await readPortion(last, portion);
    yield rows;
    if (rows.length < portion) return;
    last = rows.at(-1);
  }
}
