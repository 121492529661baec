import { FileUp } from "lucide-react";
import { type DragEvent, type ReactNode, useRef, useState } from "react";

import { classNames } from "#web/ui/class-names.ts";
import { Field } from "#web/ui/controls/field.tsx";
import { PageForm, Submit } from "#web/ui/forms/page-form.tsx";
import type { FormState } from "#web/ui/forms/use-form.ts";
import { Icon } from "#web/ui/icons/icon.tsx";

/** Classes of a file input. */
export const fileInputLook =
  "min-h-tap w-full text-sm file:mr-3 file:min-h-tap file:rounded-pill file:border-[1.5px] file:border-line-strong file:bg-surface file:px-4 file:font-strong file:text-ink";

interface FileDropProps {
  /** Available actions. */
  drop: string;
  label: string;
  hint: string;
  error: string | null;
  /** Accepted file types, as the browser offers them. */
  accept: string;
}

/** The field `file` of a form: a file is selected, or dropped. */
function FileDrop({ drop, label, hint, error, accept }: FileDropProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const over = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(true);
  };
  const acceptDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    if (input.current && event.dataTransfer.files.length > 0) input.current.files = event.dataTransfer.files;
  };
  return (
    <div
      onDragOver={over}
      onDragLeave={() => setIsOver(false)}
      onDrop={acceptDrop}
      className={classNames(
        "grid gap-3 rounded-lg border-2 border-dashed p-5",
        isOver ? "border-way bg-way-soft" : "border-line-strong",
      )}
    >
      <p className="flex items-center gap-3 font-strong">
        <Icon of={FileUp} />
        {drop}
      </p>
      <Field label={label} hint={hint} error={error}>
        {(control) => (
          <input {...control} ref={input} type="file" name="file" accept={accept} className={fileInputLook} />
        )}
      </Field>
    </div>
  );
}

interface FileFormProps {
  form: FormState;
  /** Its words. */
  t: (key: "drop" | "file" | "fileHint" | "submit") => string;
  accept: string;
  /** Further fields. */
  children: ReactNode;
}

/** A form that uploads a file. */
export function FileForm({ form, t, accept, children }: FileFormProps) {
  return (
    <PageForm form={form} encType="multipart/form-data">
      <FileDrop drop={t("drop")} label={t("file")} hint={t("fileHint")} error={form.error("file")} accept={accept} />
      {children}
      <div>
        <Submit form={form}>{t("submit")}</Submit>
      </div>
    </PageForm>
  );
}
