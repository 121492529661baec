import type { Locale } from "#web/language.ts";
import { administration as administrationEn } from "#web/messages/en/administration.ts";
import { correspondence as correspondenceEn } from "#web/messages/en/correspondence.ts";
import { dashboard as dashboardEn } from "#web/messages/en/dashboard.ts";
import { facts as factsEn } from "#web/messages/en/facts.ts";
import { graphMap as graphMapEn } from "#web/messages/en/graph-map.ts";
import { house as houseEn } from "#web/messages/en/house.ts";
import { map as mapEn } from "#web/messages/en/map.ts";
import { pathEditor as pathEditorEn } from "#web/messages/en/path-editor.ts";
import { path as pathEn } from "#web/messages/en/path.ts";
import { people as peopleEn } from "#web/messages/en/people.ts";
import { photos as photosEn } from "#web/messages/en/photos.ts";
import { profile as profileEn } from "#web/messages/en/profile.ts";
import { records as recordsEn } from "#web/messages/en/records.ts";
import { segmentOrder as segmentOrderEn } from "#web/messages/en/segment-order.ts";
import { shell as shellEn } from "#web/messages/en/shell.ts";
import { administration as administrationEs } from "#web/messages/es/administration.ts";
import { correspondence as correspondenceEs } from "#web/messages/es/correspondence.ts";
import { dashboard as dashboardEs } from "#web/messages/es/dashboard.ts";
import { facts as factsEs } from "#web/messages/es/facts.ts";
import { graphMap as graphMapEs } from "#web/messages/es/graph-map.ts";
import { house as houseEs } from "#web/messages/es/house.ts";
import { map as mapEs } from "#web/messages/es/map.ts";
import { pathEditor as pathEditorEs } from "#web/messages/es/path-editor.ts";
import { path as pathEs } from "#web/messages/es/path.ts";
import { people as peopleEs } from "#web/messages/es/people.ts";
import { photos as photosEs } from "#web/messages/es/photos.ts";
import { profile as profileEs } from "#web/messages/es/profile.ts";
import { records as recordsEs } from "#web/messages/es/records.ts";
import { segmentOrder as segmentOrderEs } from "#web/messages/es/segment-order.ts";
import { shell as shellEs } from "#web/messages/es/shell.ts";

const words = {
  en: {
    shell: shellEn,
    administration: administrationEn,
    dashboard: dashboardEn,
    facts: factsEn,
    graphMap: graphMapEn,
    house: houseEn,
    correspondence: correspondenceEn,
    map: mapEn,
    path: pathEn,
    people: peopleEn,
    pathEditor: pathEditorEn,
    photos: photosEn,
    profile: profileEn,
    records: recordsEn,
    segmentOrder: segmentOrderEn,
  },
  es: {
    shell: shellEs,
    administration: administrationEs,
    dashboard: dashboardEs,
    facts: factsEs,
    graphMap: graphMapEs,
    house: houseEs,
    correspondence: correspondenceEs,
    map: mapEs,
    path: pathEs,
    people: peopleEs,
    pathEditor: pathEditorEs,
    photos: photosEs,
    profile: profileEs,
    records: recordsEs,
    segmentOrder: segmentOrderEs,
  },
} satisfies Record<Locale, object>;

/**
 * Every word of administration in one language. They travel with the document and in no script: the pages exist once,
 * and scripts would have to bring both languages.
 */
export function wordsOfAdministration(locale: Locale) {
  return words[locale];
}
