import type { SyntheticEvent } from "react";

/** Takes what lies in a template out of it, where somebody opens what it is in: until then it is no part of the page. */
export function unfold({ target }: SyntheticEvent): void {
  const template =
    target instanceof Element ? target.closest("summary")?.parentElement?.querySelector("template") : null;
  template?.replaceWith(template.content);
}
