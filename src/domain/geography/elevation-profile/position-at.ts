import { metresAlong } from "./walked-line.ts";
import type { ArcLinePoint, WalkedArc } from "./profile.ts";

/** The coordinates at a kilometre of the walk, clamped to its ends; null without arcs. */
export function positionAt(arcs: readonly WalkedArc[], km: number): ArcLinePoint | null {
  let restM = Math.max(0, km * 1000);
  for (const arc of arcs) {
    if (restM <= arc.walkedM && arc.walkedM > 0) return onLine(arc.line, restM / arc.walkedM);
    restM -= arc.walkedM;
  }
  return arcs.at(-1)?.line.at(-1) ?? null;
}

function onLine(line: readonly ArcLinePoint[], share: number): ArcLinePoint | null {
  const along = metresAlong(line);
  const targetM = share * (along.at(-1) ?? 0);
  const next = along.findIndex((metres) => metres >= targetM);
  const to = line[next];
  const from = line[next - 1];
  if (!to || !from) return to ?? line[0] ?? null;
  const [startM, endM] = [along[next - 1] ?? 0, along[next] ?? 0];
  const t = endM > startM ? (targetM - startM) / (endM - startM) : 0;
  return [from[0] + t * (to[0] - from[0]), from[1] + t * (to[1] - from[1])];
}
