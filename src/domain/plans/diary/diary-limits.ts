/** Longest text of a day, in characters. */
export const maxDiaryText = 5_000;
/** Maximum stamps of a day, and length of the place of a stamp. */
export const maxDiaryStamps = 50;
export const maxStampPlace = 120;
/** Maximum distance walked in a day, in metres. */
export const maxDiaryWalkedM = 200_000;
/** Longest caption of a photo, in characters. */
export const maxDiaryCaption = 200;
/** Maximum photos of a day, and of a whole plan. */
export const maxDayPhotos = 12;
export const maxPlanPhotos = 300;
