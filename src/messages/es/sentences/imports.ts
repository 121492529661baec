import type { ImportSentences } from "#messages/sentences/imports.ts";

export const importSentences: ImportSentences = {
  line: (line, sentence) => `Línea ${line}: ${sentence}`,
  remark: {
    unmatched: (written) => `«${written}» no es una localidad de la ruta y se deja fuera.`,
    guessed: (written, read) => `«${written}» se toma por ${read}.`,
    date_unread: (written) => `«${written}» no se entiende como fecha.`,
    price_unread: (written) => `«${written}» no se entiende como precio en euros.`,
    columns_unread: (written) => `Estas columnas se dejan fuera: ${written}.`,
    house_unknown: (written, read) => `No hay ningún alojamiento llamado «${written}» en ${read}.`,
    points_left_out: (written) =>
      `Puntos que se dejan fuera, porque no son localidades o ya se había pasado por ellos: ${written}.`,
    reordered: () => "Los puntos se ponen en el orden en que la ruta pasa por ellos.",
    days_planned: () =>
      "El archivo solo dice dónde empieza y dónde termina el plan. Los días intermedios se planifican.",
    planned_anew: () =>
      "La ruta ha cambiado desde entonces o los días no se seguían: los días sin fijar se recalculan.",
  },
};
