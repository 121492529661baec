import { Link as RouterLink, type LinkProps as RouterLinkProps, useLocation, useResolvedPath } from "react-router";

import { type PrefetchMoment, usePrefetch, pageAhead } from "#web/ui/prefetch-links.tsx";

import { prefersReducedMotion } from "../use-media.ts";

export interface LinkProps extends Omit<RouterLinkProps, "prefetch"> {
  /** When to prefetch the page: on intent (the default), as soon as the link is visible, or never. */
  prefetch?: PrefetchMoment;
}

/** A link within the site: prefetches its page, which fades in unless the device asks for less motion. */
export function Link({
  prefetch = "intent",
  viewTransition,
  onPointerEnter,
  onPointerLeave,
  onPointerDown,
  onFocus,
  onBlur,
  ...rest
}: LinkProps) {
  const { pathname } = useLocation();
  const target = useResolvedPath(rest.to, rest.relative ? { relative: rest.relative } : undefined);
  const isOutside = typeof rest.to === "string" && /^[a-z][a-z\d+.-]*:/i.test(rest.to);
  const isOtherPage = target.pathname !== pathname;
  const page = isOutside || rest.reloadDocument ? null : pageAhead(target, pathname);
  const { link, intend, leave } = usePrefetch(page, prefetch);
  const moves = isOtherPage && !prefersReducedMotion();
  return (
    <RouterLink
      data-page={isOutside || rest.reloadDocument ? undefined : rest.preventScrollReset ? "in-place" : ""}
      // The manifest lists every page: none need to be discovered.
      discover="none"
      {...rest}
      ref={link}
      viewTransition={viewTransition ?? moves}
      onPointerEnter={(event) => {
        intend(event);
        onPointerEnter?.(event);
      }}
      onPointerDown={(event) => {
        intend(event);
        onPointerDown?.(event);
      }}
      onPointerLeave={(event) => {
        leave(event);
        onPointerLeave?.(event);
      }}
      onFocus={(event) => {
        intend(event);
        onFocus?.(event);
      }}
      onBlur={(event) => {
        leave(event);
        onBlur?.(event);
      }}
    />
  );
}
