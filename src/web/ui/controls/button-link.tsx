import { buttonLook, type ButtonSize, type ButtonVariant, PaintedArrow } from "./button.tsx";
import { Link, type LinkProps } from "./link.tsx";

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
