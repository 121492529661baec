import { data } from "react-router";

/** Every address that no other page has. */
export function loader() {
  throw data(null, { status: 404 });
}

/** Never shown: the loader always throws. */
export default function NotFound() {
  return null;
}
