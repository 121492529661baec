import { Link, type LinkProps, useLocation, useResolvedPath } from "react-router";

/** A link that is marked as current on its page and, unless `end` is set, on the pages below it. */
export function NavLink({ end = false, ...rest }: LinkProps & { end?: boolean }) {
  const { pathname } = useLocation();
  const target = useResolvedPath(rest.to).pathname;
  const isCurrent = pathname === target || (!end && pathname.startsWith(`${target}/`));
  return <Link aria-current={isCurrent ? "page" : undefined} discover="none" {...rest} />;
}
