import { X } from "lucide-react";
import { useTranslations } from "use-intl";

import { Card } from "#web/ui/layout/card.tsx";
import { FieldError, TextField } from "#web/ui/controls/field.tsx";
import { IconButton } from "#web/ui/controls/button.tsx";

import type { Upload } from "./send-photo.ts";

interface UploadCardProps {
  upload: Upload;
  /** Error of its description. */
  altError: string | null;
  onDescribe: (alt: string) => void;
  onCancel: () => void;
}

/** One selected picture: description, upload progress, and a button to remove it. */
export function UploadCard({ upload, altError, onDescribe, onCancel }: UploadCardProps) {
  const t = useTranslations("photos");
  const { file, preview, state, progress, problem } = upload;
  const isUnderWay = state === "waiting" || state === "sending";
  return (
    <li>
      <Card className="grid grid-cols-[5rem_minmax(0,1fr)_auto] items-start gap-4 p-3">
        {preview === null ? (
          <span className="size-20 rounded-md bg-surface-2" />
        ) : (
          <img src={preview} alt="" className="size-20 rounded-md object-cover" />
        )}
        <div className="grid gap-2">
          <p className="truncate text-sm text-ink-2">{file.name}</p>
          <FieldError id={`upload-${upload.id}`} error={problem} />
          {isUnderWay ? (
            <div className="grid gap-1">
              <progress value={progress} aria-label={t("add.progress", { name: file.name })} className="h-2 w-full" />
              <p className="text-sm text-ink-2 tabular-nums">
                {state === "waiting"
                  ? t("add.waiting")
                  : progress < 1
                    ? t("add.sent", { percent: Math.round(progress * 100) })
                    : t("add.preparing")}
              </p>
            </div>
          ) : (
            <TextField
              label={t("fields.alt")}
              hint={t("fields.altHint")}
              error={altError}
              defaultValue={upload.alt}
              maxLength={500}
              required
              onChange={(event) => onDescribe(event.currentTarget.value)}
            />
          )}
        </div>
        <IconButton
          icon={X}
          label={t(isUnderWay ? "add.cancel" : "add.leaveOut", { name: file.name })}
          onClick={onCancel}
        />
      </Card>
    </li>
  );
}
