import { useRef } from "react";
import { useLocation } from "react-router";
import { useTranslations } from "use-intl";

import type { Favourite, FavouriteKind } from "#web/client/favourites/favourite-lists.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Field } from "#web/ui/controls/field.tsx";
import { inputLook } from "#web/ui/controls/inputs.tsx";

interface NoteEditorProps {
  kind: FavouriteKind;
  favourite: Favourite;
  /** Resolves with whether it was saved. */
  onNote: (note: string) => Promise<boolean>;
}

/** The user's note, and a field to edit it that opens with or without a script. */
export function NoteEditor({ kind, favourite: { uuid, name, note }, onNote }: NoteEditorProps) {
  const t = useTranslations("favourites.note");
  const { pathname } = useLocation();
  const details = useRef<HTMLDetailsElement>(null);
  const save = async (form: HTMLFormElement) => {
    const show = (isOpen: boolean) => details.current?.toggleAttribute("open", isOpen);
    show(false);
    // A note that could not be saved stays in its field.
    if (await onNote(String(new FormData(form).get("note")).trim())) form.reset();
    else show(true);
  };
  return (
    <div className="ml-8.5 rounded-md bg-surface-2 px-3.5 py-1 text-sm">
      {note ? <p className="pt-1.5 break-words whitespace-pre-line">{note}</p> : null}
      <details ref={details}>
        <summary
          aria-label={note ? t("changeOf", { name }) : t("addOf", { name })}
          className="inline-flex min-h-tap list-none items-center font-strong text-way underline underline-offset-3 [&::-webkit-details-marker]:hidden"
        >
          {note ? t("change") : t("add")}
        </summary>
        <form
          method="post"
          action={pathname}
          className="grid gap-2 pb-2.5"
          onSubmit={(event) => {
            event.preventDefault();
            void save(event.currentTarget);
          }}
        >
          <input type="hidden" name="change" value={`note.${kind}.${uuid}`} />
          <input type="hidden" name="back" value={pathname} />
          <Field label={t("label", { name })} hideLabel error={null}>
            {(control) => (
              <textarea {...control} name="note" rows={3} maxLength={2000} defaultValue={note} className={inputLook} />
            )}
          </Field>
          <Button type="submit" variant="secondary" size="sm" className="justify-self-start">
            {t("save")}
          </Button>
        </form>
      </details>
    </div>
  );
}
