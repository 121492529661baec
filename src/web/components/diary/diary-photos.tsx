import { Camera, Trash2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";

import { maxDayPhotos, maxDiaryCaption } from "#domain/plans/diary/diary.ts";
import { siteApi } from "#web/client/api/site-api.ts";
import {
  diaryPhotosOutbox,
  storePhoto,
  maxPendingPhotos,
  pictureOf,
  orderedUuid,
} from "#web/client/sync/diary-photos-outbox.ts";
import { whenLoaded } from "#web/client/when-loaded.ts";
import { Button, IconButton } from "#web/ui/controls/button.tsx";
import { TextInput } from "#web/ui/controls/inputs.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";
import { Chip } from "#web/ui/layout/chip.tsx";
import { useNotify } from "#web/ui/toasts/use-notify.ts";

import { shrinkPhoto } from "./shrink-photo.ts";
import type { DiaryOfDay } from "./use-diary.ts";

const pictureLook = "aspect-4/3 w-full rounded-md bg-surface-2 object-cover";

interface DiaryPhotosProps {
  plan: string;
  date: string;
  member: string;
  diary: DiaryOfDay;
}

/** Photos of a day: added on the phone, stored there until there is a network, and removed. */
export function DiaryPhotos({ plan, date, member, diary }: DiaryPhotosProps) {
  const t = useTranslations("diary");
  const notify = useNotify();
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const { photos, pendingPhotos, caption, refresh } = diary;
  const number = photos.length + pendingPhotos.length;
  const add = async (files: readonly File[]) => {
    setBusy(true);
    const room = Math.min(maxDayPhotos - number, maxPendingPhotos - diaryPhotosOutbox.list().length);
    if (files.length > room) notify("error", t("tooMany", { count: maxDayPhotos }));
    for (const file of files.slice(0, Math.max(0, room))) {
      try {
        await storePhoto(plan, { member, uuid: orderedUuid(), date, caption: "" }, await shrinkPhoto(file));
      } catch {
        notify("error", t("noRoom"));
      }
    }
    setBusy(false);
  };
  const remove = async (uuid: string) => {
    try {
      await siteApi().request({ method: "DELETE", path: `/plans/${plan}/diary/photos/${uuid}` });
      refresh();
    } catch {
      notify("error", t("notRemoved"));
    }
  };
  const all = [
    ...photos.map(({ uuid, caption: words, width, height, urls }) => ({
      uuid,
      words,
      picture: (alt: string) => (
        <a href={urls.large}>
          <img src={urls.small} alt={alt} width={width} height={height} loading="lazy" className={pictureLook} />
        </a>
      ),
      state: null,
      onRemove: () => void remove(uuid),
    })),
    ...pendingPhotos.map((entry) => ({
      uuid: entry.change.uuid,
      words: entry.change.caption ?? "",
      picture: (alt: string) => <PendingPicture uuid={entry.change.uuid} alt={alt} />,
      state: entry.change.problem ? ("refused" as const) : ("waiting" as const),
      onRemove: () => diary.drop(entry),
    })),
  ];
  return (
    <div className="grid gap-2">
      {number === 0 ? null : (
        <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3">
          {all.map(({ uuid, words, picture, state, onRemove }, index) => (
            <li key={uuid} className="relative">
              {picture(words || t("photo", { number: index + 1 }))}
              <span className="absolute top-1 right-1 rounded-pill bg-surface">
                <IconButton icon={Trash2} label={t("removePhoto", { number: index + 1 })} onClick={onRemove} />
              </span>
              {state === null ? null : <Chip tone={state === "refused" ? "bad" : "warn"}>{t(state)}</Chip>}
              <TextInput
                aria-label={t("caption", { number: index + 1 })}
                placeholder={t("captionHint")}
                className="mt-1"
                maxLength={maxDiaryCaption}
                value={words}
                onChange={({ target }) => caption(uuid, target.value)}
              />
            </li>
          ))}
        </ul>
      )}
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple
        hidden
        aria-label={t("addPhotos")}
        onChange={({ target }) => {
          void add([...(target.files ?? [])]);
          target.value = "";
        }}
      />
      <p className="flex flex-wrap items-center gap-3">
        <Button
          variant="secondary"
          size="sm"
          busy={isBusy}
          disabled={number >= maxDayPhotos}
          onClick={() => input.current?.click()}
        >
          <Icon of={Camera} size="sm" />
          {t("addPhotos")}
        </Button>
        <span className="text-sm text-ink-2">{t("ofPhotos", { number, most: maxDayPhotos })}</span>
      </p>
    </div>
  );
}

function PendingPicture({ uuid, alt }: { uuid: string; alt: string }) {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => whenLoaded(dataAddressOf(uuid), setUrl), [uuid]);
  return url === null ? (
    <span className={`block ${pictureLook}`} />
  ) : (
    <img src={url} alt={alt} className={pictureLook} />
  );
}

/** The content security policy allows images from data URLs, but not from blobs. */
async function dataAddressOf(uuid: string): Promise<string | null> {
  const picture = await pictureOf(uuid);
  if (!picture) return null;
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(String(reader.result)));
    reader.addEventListener("error", () => reject(new Error("the picture cannot be read")));
    reader.readAsDataURL(picture);
  });
}
