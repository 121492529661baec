/**
 * Per cent of a year's pilgrims by month, January first, as they are counted on arrival in Santiago. Published
 * figures of the pilgrim statistics of Santiago; the year they are of is not known, so they show the shape of a
 * year and no more.
 */
export const pilgrimsByMonth: readonly number[] = [0.5, 0.7, 2.7, 10.3, 14.8, 14, 12.6, 14.5, 15.4, 11.8, 2.1, 0.6];
