import type { Locale } from "#web/i18n/language.ts";
import { administration as administrationEn } from "#web/i18n/messages/en/administration.ts";
import { correspondence as correspondenceEn } from "#web/i18n/messages/en/correspondence.ts";
import { dashboard as dashboardEn } from "#web/i18n/messages/en/dashboard.ts";
import { facts as factsEn } from "#web/i18n/messages/en/facts.ts";
import { graphMap as graphMapEn } from "#web/i18n/messages/en/graph-map.ts";
import { house as houseEn } from "#web/i18n/messages/en/house.ts";
import { map as mapEn } from "#web/i18n/messages/en/map.ts";
import { pathEditor as pathEditorEn } from "#web/i18n/messages/en/path-editor.ts";
import { path as pathEn } from "#web/i18n/messages/en/path.ts";
import { people as peopleEn } from "#web/i18n/messages/en/people.ts";
import { photos as photosEn } from "#web/i18n/messages/en/photos.ts";
import { profile as profileEn } from "#web/i18n/messages/en/profile.ts";
import { records as recordsEn } from "#web/i18n/messages/en/records.ts";
import { segmentOrder as segmentOrderEn } from "#web/i18n/messages/en/segment-order.ts";
import { shell as shellEn } from "#web/i18n/messages/en/shell.ts";
import { administration as administrationEs } from "#web/i18n/messages/es/administration.ts";
import { correspondence as correspondenceEs } from "#web/i18n/messages/es/correspondence.ts";
import { dashboard as dashboardEs } from "#web/i18n/messages/es/dashboard.ts";
import { facts as factsEs } from "#web/i18n/messages/es/facts.ts";
import { graphMap as graphMapEs } from "#web/i18n/messages/es/graph-map.ts";
import { house as houseEs } from "#web/i18n/messages/es/house.ts";
import { map as mapEs } from "#web/i18n/messages/es/map.ts";
import { pathEditor as pathEditorEs } from "#web/i18n/messages/es/path-editor.ts";
import { path as pathEs } from "#web/i18n/messages/es/path.ts";
import { people as peopleEs } from "#web/i18n/messages/es/people.ts";
import { photos as photosEs } from "#web/i18n/messages/es/photos.ts";
import { profile as profileEs } from "#web/i18n/messages/es/profile.ts";
import { records as recordsEs } from "#web/i18n/messages/es/records.ts";
import { segmentOrder as segmentOrderEs } from "#web/i18n/messages/es/segment-order.ts";
import { shell as shellEs } from "#web/i18n/messages/es/shell.ts";

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
