import {
  BedDouble,
  Church,
  Contact,
  FileInput,
  Flag,
  GitBranch,
  Globe,
  History,
  House,
  Mail,
  Map as MapIcon,
  MapPin,
  MapPinned,
  MessageSquareWarning,
  PenLine,
  Route,
  Ruler,
  Spline,
  Table,
  TrafficCone,
  Users,
  Waypoints,
  ClipboardCheck,
  type LucideIcon,
} from "lucide-react";
import { useLocation } from "react-router";
import { useMessages } from "use-intl";

import type { ResourceName } from "#contract/administration/resources/all-resources.ts";
import { usePaths } from "#web/ui/use-paths.ts";
import { administrationPaths } from "#web/i18n/administration-paths.ts";

/** In the order of the navigation; resources without an entry here come last. */
const icons: Partial<Record<ResourceName, LucideIcon>> = {
  routes: Route,
  towns: Flag,
  accommodations: BedDouble,
  waypoints: MapPin,
  "points-of-interest": Church,
  "accommodation-owners": Contact,
  branches: GitBranch,
  segments: Waypoints,
  arcs: Spline,
  distances: Ruler,
  closures: TrafficCone,
};

/** Numbers beside the entries: records of each resource, and pending items. */
export interface NavCounts {
  readonly records: Readonly<Record<ResourceName, number>>;
  readonly openSuggestions: number;
  readonly reportedNotes: number;
}

export interface NavEntry {
  readonly to: string;
  readonly label: string;
  readonly icon: LucideIcon;
  readonly count?: number;
  /** Only current at its exact address. */
  readonly isExact?: boolean;
}

/** Entries of the navigation in order. */
export function useAdministrationNav(isAdministrator: boolean, counts: NavCounts): NavEntry[] {
  const { administration, graphMap, people, records, registers } = useMessages();
  const paths = usePaths();
  const { pathname } = useLocation();
  const graph: NavEntry = { to: administrationPaths.graphMap(), label: graphMap.title, icon: MapPinned };
  // The keys of both are names of resources.
  const names = [...new Set([...Object.keys(icons), ...Object.keys(counts.records)])] as ResourceName[];
  const ofResources = names.flatMap((name) => {
    const entry: NavEntry = {
      to: administrationPaths.records(name),
      label: records.resources[name].many,
      icon: icons[name] ?? Table,
      count: counts.records[name],
      // The address of the houses to ask is below that of all houses.
      isExact: pathname === administrationPaths.unverifiedHouses() && name === "accommodations",
    };
    return name === "branches" ? [graph, entry] : [entry];
  });
  const { nav } = administration;
  const forAdministrators: NavEntry[] = [
    { to: administrationPaths.people(), label: people.title, icon: Users },
    { to: administrationPaths.allPlans(), label: people.allPlans.title, icon: MapIcon },
    { to: administrationPaths.google(), label: nav.google, icon: Globe },
  ];
  return [
    { to: paths.administration(), label: administration.nav.overview, icon: House, isExact: true },
    ...ofResources,
    { to: administrationPaths.corrections(), label: nav.corrections, icon: PenLine, count: counts.openSuggestions },
    {
      to: administrationPaths.trailNotes(),
      label: nav.trailNotes,
      icon: MessageSquareWarning,
      count: counts.reportedNotes,
    },
    { to: administrationPaths.unverifiedHouses(), label: nav.unverified, icon: ClipboardCheck },
    { to: administrationPaths.registers(), label: registers.title, icon: FileInput },
    { to: administrationPaths.emails(), label: nav.emails, icon: Mail },
    { to: administrationPaths.audit(), label: administration.nav.audit, icon: History },
    ...(isAdministrator ? forAdministrators : []),
  ];
}
