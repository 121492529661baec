import { useLayoutEffect } from "react";
import { useNavigation } from "react-router";

/**
 * Of two pages that give way to each other only the one that is left becomes a picture, which fades away above the other. A
 * page that is itself shown as a picture takes neither finger nor mouse: what is pressed meanwhile would be lost.
 */
export function PageFade() {
  const isLeaving = useNavigation().state !== "idle";
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute("data-arrived", !isLeaving);
  }, [isLeaving]);
  return null;
}
