/** Any number, the same in every process of this program: whoever holds it brings in a data set. */
export const seedLock = 7_284_552;
