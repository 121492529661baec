import type { ImportSentences } from "#messages/sentences/imports.ts";

export const importSentences: ImportSentences = {
  line: (line, sentence) => `Line ${line}: ${sentence}`,
  remark: {
    unmatched: (written) => `“${written}” is not a town on the route and is left out.`,
    guessed: (written, read) => `“${written}” is taken for ${read}.`,
    date_unread: (written) => `“${written}” cannot be read as a date.`,
    price_unread: (written) => `“${written}” cannot be read as a price in euros.`,
    columns_unread: (written) => `These columns are left out: ${written}.`,
    house_unknown: (written, read) => `There is no place to stay called “${written}” in ${read}.`,
    points_left_out: (written) => `Waypoints left out, because they are not towns or were passed before: ${written}.`,
    reordered: () => "The waypoints are put in the order in which the route passes them.",
    days_planned: () => "The file only says where the plan starts and ends. The days between are planned.",
    planned_anew: () =>
      "The route has changed since, or the days did not follow one another: days that are not pinned are recalculated.",
  },
};
