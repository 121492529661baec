import { ImageUp } from "lucide-react";
import { useId, useState } from "react";
import { useTranslations } from "use-intl";

import { classNames } from "#web/ui/class-names.ts";
import { Icon } from "#web/ui/icons/icon.tsx";

/** What a file chooser offers; HEIC is left out, which telephones then turn into JPEG. */
const pictureTypes = "image/jpeg,image/png,image/webp,image/avif";

/** Where several pictures are chosen or dropped. */
export function PictureDrop({ onChoose }: { onChoose: (files: Iterable<File>) => void }) {
  const t = useTranslations("photos.add");
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  return (
    <div
      className={classNames(
        "grid justify-items-center gap-2 rounded-lg border-2 border-dashed px-4 py-6 text-center",
        isOver ? "border-way bg-way-soft" : "border-line-strong bg-surface",
      )}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        onChoose(event.dataTransfer.files);
      }}
    >
      <Icon of={ImageUp} className="text-way" />
      <label htmlFor={id} className="font-strong">
        {t("choose")}
      </label>
      <input
        id={id}
        type="file"
        multiple
        accept={pictureTypes}
        aria-describedby={`${id}-hint`}
        className="max-w-full min-h-tap text-sm"
        onChange={(event) => {
          onChoose([...(event.currentTarget.files ?? [])]);
          // The same file can be chosen again.
          event.currentTarget.value = "";
        }}
      />
      <p id={`${id}-hint`} className="text-sm text-ink-2">
        {t("kinds")}
      </p>
    </div>
  );
}
