import { account } from "./account.ts";
import { administration } from "./administration.ts";
import { comparison } from "./comparison.ts";
import { contacts } from "./contacts.ts";
import { correction } from "./correction.ts";
import { correspondence } from "./correspondence.ts";
import { credits } from "./credits.ts";
import { dashboard } from "./dashboard.ts";
import { data } from "./data.ts";
import { dayChoices } from "./day-choices.ts";
import { diary } from "./diary.ts";
import { facts } from "./facts.ts";
import { favourites } from "./favourites.ts";
import { finder } from "./finder.ts";
import { firstCamino } from "./first-camino.ts";
import { graphMap } from "./graph-map.ts";
import { guide } from "./guide.ts";
import { home } from "./home.ts";
import { house } from "./house.ts";
import { legal } from "./legal.ts";
import { map } from "./map.ts";
import { noPlan } from "./no-plan.ts";
import { offline } from "./offline.ts";
import { openMap } from "./open-map.ts";
import { path } from "./path.ts";
import { people } from "./people.ts";
import { photos } from "./photos.ts";
import { pathEditor } from "./path-editor.ts";
import { planDays } from "./plan-days.ts";
import { planForm } from "./plan-form.ts";
import { planner } from "./planner.ts";
import { plans } from "./plans.ts";
import { profile } from "./profile.ts";
import { furtherWalks } from "./further-walks.ts";
import { recordedWalk } from "./recorded-walk.ts";
import { records } from "./records.ts";
import { route } from "./route.ts";
import { search } from "./search.ts";
import { registers } from "./registers.ts";
import { segmentOrder } from "./segment-order.ts";
import { shell } from "./shell.ts";
import { shutDays } from "./shut-days.ts";
import { start } from "./start.ts";
import { offlineCopy } from "./offline-copy.ts";
import { today } from "./today.ts";
import { town } from "./town.ts";
import { townParts } from "./town-parts.ts";
import { trailNotes } from "./trail-notes.ts";
import { visitorPlans } from "./visitor-plans.ts";
import { walkers } from "./walkers.ts";

/**
 * Every message of this language, by area, for the types and the tests. A new area is one file and one line here in each
 * language; pages get it from their group in `web/route-messages.ts`.
 */
export const catalogue = {
  account,
  administration,
  comparison,
  contacts,
  correction,
  correspondence,
  credits,
  dashboard,
  data,
  dayChoices,
  diary,
  facts,
  favourites,
  finder,
  firstCamino,
  graphMap,
  guide,
  home,
  house,
  legal,
  map,
  noPlan,
  offline,
  openMap,
  path,
  people,
  pathEditor,
  photos,
  planDays,
  planForm,
  planner,
  plans,
  profile,
  furtherWalks,
  recordedWalk,
  records,
  route,
  search,
  registers,
  segmentOrder,
  shell,
  shutDays,
  start,
  offlineCopy,
  today,
  town,
  townParts,
  trailNotes,
  visitorPlans,
  walkers,
};
