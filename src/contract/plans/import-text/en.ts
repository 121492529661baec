import type { ImportSentences } from "./remarks.ts";

export const importSentences: ImportSentences = {
  line: (line, sentence) => `Line ${line}: ${sentence}`,
  remark: {
    unmatched: (written) => `“${written}” is no town of the route and is left out.`,
    guessed: (written, read) => `“${written}” is taken for ${read}.`,
    date_unread: (written) => `“${written}” cannot be read as a date.`,
    price_unread: (written) => `“${written}” cannot be read as a price in euros.`,
    columns_unread: (written) => `These columns are left out: ${written}.`,
    house_unknown: (written, read) => `No house called “${written}” is known in ${read}.`,
    points_left_out: (written) => `Waypoints left out, because they are no towns or were passed before: ${written}.`,
    reordered: () => "The waypoints are put in the order in which the route passes them.",
    days_planned: () => "The file says only where the walk begins and ends. The days between are planned.",
    planned_anew: () =>
      "The route has changed since, or the days did not follow one another: days without a pin are planned anew.",
  },
};
