/** Whether this browser has what the interactive map is drawn with. */
export function canDraw(): boolean {
  const context = document.createElement("canvas").getContext("webgl2");
  // Browsers give out few contexts at a time.
  context?.getExtension("WEBGL_lose_context")?.loseContext();
  return context !== null;
}
