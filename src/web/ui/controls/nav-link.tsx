import { Link, type LinkProps, useLocation, useResolvedPath } from "react-router";

/** A link that says whether one is there: at its page or, unless the `end` is meant, at one below it. */
export function NavLink({ end = false, ...rest }: LinkProps & { end?: boolean }) {
  const { pathname } = useLocation();
  const target = useResolvedPath(rest.to).pathname;
  const isCurrent = pathname === target || (!end && pathname.startsWith(`${target}/`));
  return <Link aria-current={isCurrent ? "page" : undefined} discover="none" {...rest} />;
}
