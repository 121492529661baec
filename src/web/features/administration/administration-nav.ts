import {
  BedDouble,
  Church,
  Contact,
  Flag,
  GitBranch,
  Globe,
  History,
  House,
  Mail,
  Map as MapIcon,
  MapPin,
  MapPinned,
  PenLine,
  Route,
  Ruler,
  Spline,
  TrafficCone,
  Users,
  Waypoints,
  ClipboardCheck,
  type LucideIcon,
} from "lucide-react";
import { useLocation } from "react-router";
import { useMessages } from "use-intl";

import type { ResourceName } from "#contract/administration/resource-names.ts";
import { usePaths } from "#web/ui/use-paths.ts";
import { administrationPaths } from "#web/i18n/administration-paths.ts";

/** Numbers beside the entries: records of each noun, and what waits for an answer. */
export interface NavCounts {
  readonly records: Readonly<Record<ResourceName, number>>;
  readonly openSuggestions: number;
}

export interface NavEntry {
  readonly to: string;
  readonly label: string;
  readonly icon: LucideIcon;
  readonly count?: number;
  /** Is current at its own address only. */
  readonly isExact?: boolean;
}

/** What there is to administer, in the order of the navigation. */
export function useAdministrationNav(isAdministrator: boolean, counts: NavCounts): NavEntry[] {
  const { administration, correspondence, graphMap, people, records } = useMessages();
  const paths = usePaths();
  const { pathname } = useLocation();
  const noun = (name: ResourceName, icon: LucideIcon): NavEntry => ({
    to: administrationPaths.records(name),
    label: records.nouns[name].many,
    icon,
    count: counts.records[name],
  });
  const { nav } = correspondence;
  const forAdministrators: NavEntry[] = [
    { to: administrationPaths.people(), label: people.title, icon: Users },
    { to: administrationPaths.allPlans(), label: people.allPlans.title, icon: MapIcon },
    { to: administrationPaths.google(), label: nav.google, icon: Globe },
  ];
  return [
    { to: paths.administration(), label: administration.nav.overview, icon: House, isExact: true },
    noun("routes", Route),
    noun("towns", Flag),
    // Houses to ask lie below its address.
    { ...noun("accommodations", BedDouble), isExact: pathname === administrationPaths.unverifiedHouses() },
    noun("waypoints", MapPin),
    noun("points-of-interest", Church),
    noun("accommodation-owners", Contact),
    { to: administrationPaths.graphMap(), label: graphMap.title, icon: MapPinned },
    noun("branches", GitBranch),
    noun("segments", Waypoints),
    noun("arcs", Spline),
    noun("distances", Ruler),
    noun("closures", TrafficCone),
    { to: administrationPaths.corrections(), label: nav.corrections, icon: PenLine, count: counts.openSuggestions },
    { to: administrationPaths.unverifiedHouses(), label: nav.unverified, icon: ClipboardCheck },
    { to: administrationPaths.emails(), label: nav.emails, icon: Mail },
    { to: administrationPaths.audit(), label: administration.nav.audit, icon: History },
    ...(isAdministrator ? forAdministrators : []),
  ];
}
