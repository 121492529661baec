/** Longest text of a day, in characters. */
export const maxDiaryText = 5_000;
/** Stamps of a day, and the longest name of where one was collected. */
export const maxDiaryStamps = 50;
export const maxStampPlace = 120;
/** Nobody walks further on a day, in metres. */
export const maxDiaryWalkedM = 200_000;
/** Longest words beside a photo, in characters. */
export const maxDiaryCaption = 200;
/** Photos of a day, and of a whole plan. */
export const maxDayPhotos = 12;
export const maxPlanPhotos = 300;
