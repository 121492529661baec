/** Throws, to test the page of an unexpected failure. Not in a production build. */
export function loader() {
  throw new Error("Thrown on purpose");
}

/** Never shown: the loader always throws. */
export default function Boom() {
  return null;
}
