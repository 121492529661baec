/**
 * For effects: passes on what is loaded, unless the effect has ended before.
 *
 * @param fail called if it cannot be loaded
 * @returns the function that ends the effect
 */
export function whenLoaded<Value>(
  loading: Promise<Value>,
  show: (value: Value) => void,
  fail: () => void = () => undefined,
): () => void {
  let isEnded = false;
  loading.then(
    (value) => isEnded || show(value),
    () => isEnded || fail(),
  );
  return () => {
    isEnded = true;
  };
}
