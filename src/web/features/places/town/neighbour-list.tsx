import { useTranslations } from "use-intl";

import type { TownPosition } from "#contract/places/towns.ts";
import { useFormats } from "#web/ui/text/formats.ts";
import { Link } from "#web/ui/controls/link.tsx";
import { usePaths } from "#web/ui/use-paths.ts";

import { SideCard } from "./side-card.tsx";

type Neighbour = TownPosition["next"][number];

interface NeighbourListProps {
  position: TownPosition;
  /** Names of branches by slug; none for the main way. */
  branchNames: Readonly<Record<string, string>>;
}

/** The towns before and after, with distance, climb and walking time. */
export function NeighbourList({ position, branchNames }: NeighbourListProps) {
  const t = useTranslations("town.neighbours");
  const group = (heading: string, towns: readonly Neighbour[], none: string) => (
    <div className="grid gap-1">
      <h3 className="font-sans text-xs font-strong tracking-normal text-ink-2">{heading}</h3>
      {towns.length === 0 ? (
        <p className="text-sm text-ink-2">{none}</p>
      ) : (
        <ul className="grid gap-2.5">
          {towns.map((town) => (
            <NeighbourRow key={town.uuid} routeSlug={position.slug} town={town} branch={branchOf(town, branchNames)} />
          ))}
        </ul>
      )}
    </div>
  );
  return (
    <SideCard id="neighbours" heading={t("heading")}>
      {group(t("previous"), position.previous, t("start"))}
      {group(t("next"), position.next, t("end"))}
    </SideCard>
  );
}

/** The branch of a way, unless it is the main one. */
function branchOf({ branches }: Neighbour, names: NeighbourListProps["branchNames"]): string | null {
  if (branches.some((slug) => names[slug] === undefined)) return null;
  return branches[0] === undefined ? null : (names[branches[0]] ?? null);
}

function NeighbourRow({ routeSlug, town, branch }: { routeSlug: string; town: Neighbour; branch: string | null }) {
  const t = useTranslations("town.neighbours");
  const formats = useFormats();
  const paths = usePaths();
  return (
    <li className="text-sm">
      <Link to={paths.town(routeSlug, town.slug)} prefetch="viewport" className="text-md font-strong">
        {town.name}
      </Link>
      {branch ? <span className="text-ink-2"> {t("byBranch", { branch })}</span> : null}
      <span className="block text-ink-2 tabular-nums">
        {t("facts", { km: formats.kilometres(town.km * 1000), hours: formats.hours(town.hours) })}
        {town.notWalkedKm > 0 ? ` · ${t("crossing", { km: formats.kilometres(town.notWalkedKm * 1000) })}` : null}
      </span>
      <span className="block text-ink-2 tabular-nums">
        {town.ascentM === null || town.descentM === null
          ? t("climbUnknown")
          : t("climb", { up: formats.metres(town.ascentM), down: formats.metres(town.descentM) })}
      </span>
    </li>
  );
}
