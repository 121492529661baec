/** Made by `npm run data:build` from data/inputs, which says where each figure is from. */

/** The year that the figures are of. */
export const pilgrimYear = 2025;

/** Pilgrims counted on arrival in Santiago, by month, January first. */
export const arrivalsByMonth: readonly number[] = [
  2907, 3537, 14072, 54645, 78774, 74048, 67036, 77097, 81564, 62862, 11073, 3304,
];

/** Pilgrims of the year by route; a route that is not here has no known figure. */
export const arrivalsByRoute: Readonly<Record<string, number>> = {
  "camino-frances": 242179,
  "camino-ingles": 30204,
  "camino-del-norte": 21521,
  "camino-portugues": 100839,
  "camino-portugues-de-la-costa": 89511,
  "camino-primitivo": 27871,
};

/** Of these, where they had begun, as far as that is known. */
export const startsByRoute: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  "camino-frances": {
    "saint-jean-pied-de-port": 30345,
    roncesvalles: 5303,
    leon: 8708,
    astorga: 6745,
    ponferrada: 8361,
    "o-cebreiro": 10339,
    triacastela: 5965,
    sarria: 162076,
  },
  "camino-portugues": {
    porto: 18797,
    "valenca-do-minho": 18147,
    tui: 41664,
    "o-porrino": 6288,
  },
  "camino-portugues-de-la-costa": {
    porto: 32775,
    baiona: 10261,
    vigo: 18678,
  },
  "camino-del-norte": {
    irun: 7447,
  },
  "camino-primitivo": {
    oviedo: 15353,
    lugo: 9392,
  },
  "camino-ingles": {
    ferrol: 28885,
  },
};

/** How many times as many pilgrims a Holy Year has as the years beside it. */
export const holyYearFactor = 1.33;
