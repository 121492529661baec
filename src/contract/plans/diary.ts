import { z } from "zod";
import {
  maxDiaryCaption,
  maxDiaryStamps,
  maxDiaryText,
  maxDiaryWalkedM,
  maxStampPlace,
} from "#domain/plans/diary/diary.ts";
import { storedText, textOf } from "#contract/http/field-types.ts";

const date = z.iso.date();
const text = storedText(z.string().max(maxDiaryText));
const stamp = z
  .strictObject({
    id: storedText(z.string().min(1).max(40)).meta({ description: "Chosen by the sender" }),
    place: textOf(maxStampPlace).meta({ description: "Place; empty if not stated" }),
  })
  .meta({ id: "DiaryStamp" });
const stamps = z.array(stamp).max(maxDiaryStamps).readonly().meta({ description: "In the order of collection" });
const walkedM = z.int().min(0).max(maxDiaryWalkedM).nullable().meta({ description: "Metres; null if not stated" });

/** Body of `PUT /api/plans/{uuid}/diary/{date}`. */
export const diaryWriting = z.strictObject({ text, stamps, walkedM }).meta({ id: "DiaryWriting" });
export type DiaryWriting = z.infer<typeof diaryWriting>;

export const photoCaption = textOf(maxDiaryCaption);

/** Body of `PUT /api/plans/{uuid}/diary/photos/{photo}`. */
export const diaryPhotoWriting = z.strictObject({ caption: photoCaption }).meta({ id: "DiaryPhotoWriting" });

export const diaryPhoto = z
  .object({
    uuid: z.string(),
    date,
    caption: z.string(),
    width: z.int(),
    height: z.int(),
    blur: z.string().meta({ description: "A data URL, shown until the picture has loaded" }),
    urls: z
      .object({ small: z.string(), large: z.string() })
      .meta({ description: "Included for those who may see the diary" }),
  })
  .meta({ id: "DiaryPhoto" });
export type DiaryPhoto = z.infer<typeof diaryPhoto>;

const entry = z
  .object({ date, text, stamps, walkedM, version: z.int().meta({ description: "0 for an empty day" }) })
  .meta({ id: "DiaryEntry" });
export type DiaryEntry = z.infer<typeof entry>;

/** Response of `GET /api/plans/{uuid}/diary`. */
export const diary = z
  .object({ entries: z.array(entry).readonly(), photos: z.array(diaryPhoto).readonly() })
  .meta({ id: "Diary", description: "In date order; with a share link only the shared parts" });
export type Diary = z.infer<typeof diary>;

export const diaryParams = z.object({
  uuid: z.string().meta({ param: { name: "uuid", in: "path" } }),
  date: date.meta({ param: { name: "date", in: "path" } }),
});
