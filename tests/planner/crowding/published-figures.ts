/**
 * Published figures of pilgrims that were not used for the model, to validate it.
 * Figures of the pilgrims' office of Santiago as reported by newspapers and guides.
 */

/**
 * Arrivals by month of 2018: Europa Press, 2019-01-03, with July, August and September to the unit from primocamminodisantiago.com
 * (2018-09-04) and camminosantiagodecompostela.it; October is what is left of the year's 327,378.
 */
export const arrivalsOf2018: readonly number[] = [
  1628, 2181, 11_056, 22_068, 40_665, 45_685, 50_868, 60_415, 47_006, 35_602, 7651, 2553,
];

/** Shares of those who arrived in a month by their starts: March 2019 (camminosantiagodecompostela.it) and July 2022 (the same). */
export const startShares = {
  "March 2019": { sarria: 0.3001, "saint-jean-pied-de-port": 0.0458, ferrol: 0.0498, tui: 0.0777 },
  "July 2022": { sarria: 0.3047, "saint-jean-pied-de-port": 0.0503, ferrol: 0.0532, tui: 0.0938 },
} as const;
