/** Longest text of a day, in characters. */
export const maxDiaryText = 5_000;
export const maxDiaryStamps = 50;
/** Nobody walks further on a day, in metres. */
export const maxDiaryWalkedM = 200_000;
/** Photos of a day, and of a whole plan. */
export const maxDayPhotos = 12;
export const maxPlanPhotos = 300;
