import { Link as RouterLink, type LinkProps as RouterLinkProps, useLocation, useResolvedPath } from "react-router";
import { type PrefetchMoment, usePrefetch, pageAhead } from "#web/ui/prefetch-links.tsx";
import { prefersReducedMotion } from "../use-media.ts";
import { buttonLook, type ButtonSize, type ButtonVariant, PaintedArrow } from "./button.tsx";

interface LinkProps extends Omit<RouterLinkProps, "prefetch"> {
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

interface ButtonLinkProps extends LinkProps {
  variant?: ButtonVariant;
  size?: ButtonSize;
  className?: string;
}

/** A link that looks like a button. */
export function ButtonLink({ variant = "primary", size = "md", className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={buttonLook(variant, size, className)}>
      {children}
      {variant === "arrow" ? <PaintedArrow /> : null}
    </Link>
  );
}

/** Jumps over what the keyboard would come through first. Seen only while focused. @param to id of what comes after it */
export function SkipLink({ to, label }: { to: string; label: string }) {
  return (
    <a
      href={`#${to}`}
      className="sr-only z-50 rounded-md bg-surface px-5 py-3 font-strong text-way shadow-card focus:not-sr-only focus:absolute focus:top-3 focus:left-3 focus:px-5 focus:py-3"
    >
      {label}
    </a>
  );
}
