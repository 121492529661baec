import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";

import { foldText } from "#domain/places/place-search/fold-text.ts";
import { isSlug } from "#contract/http/field-types.ts";
import type { ResourceName } from "#contract/administration/resources/all-resources.ts";
import { fetchJson } from "#web/client/api/fetch-json.ts";
import { Button } from "#web/ui/controls/button.tsx";
import type { ControlAttributes } from "#web/ui/controls/field.tsx";
import { TextInput } from "#web/ui/controls/inputs.tsx";
import { administrationPaths } from "#web/i18n/administration-paths.ts";

/** The slug of a name: "O Cebreiro" is "o-cebreiro"; empty for a name without letters that have a Latin form. */
function slugFrom(name: string): string {
  return foldText(name.replaceAll(/['’]/g, "-"))
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-+|-+$/g, "");
}

interface SlugInputProps {
  control: ControlAttributes;
  name: string;
  resource: ResourceName;
  uuid: string | null;
  /** Name of the record. */
  title: string;
  value: string;
  onValue: (value: string) => void;
}

const debounceMs = 250;

/** Slug field: checks while typing whether it is available; can be derived from the record's name. */
export function SlugInput({ control, name, resource, uuid, title, value, onValue }: SlugInputProps) {
  const t = useTranslations("administration.form");
  const check = administrationPaths.slugCheck(resource, value, uuid ?? undefined);
  const [checked, setChecked] = useState<{ readonly slug: string; readonly isTaken: boolean } | null>(null);
  const [isTyped, setIsTyped] = useState(false);
  const offered = slugFrom(title);
  useEffect(() => {
    if (!isTyped || !isSlug(value)) return undefined;
    const abortController = new AbortController();
    const timer = window.setTimeout(() => {
      fetchJson<{ isTaken: boolean }>(check, abortController.signal)
        .then(({ isTaken }) => setChecked({ slug: value, isTaken }))
        // Saving validates it again.
        .catch(() => undefined);
    }, debounceMs);
    return () => {
      window.clearTimeout(timer);
      abortController.abort();
    };
  }, [isTyped, value, check]);
  const currentCheck = checked?.slug === value ? checked : null;
  return (
    <>
      <div className="flex gap-2">
        <TextInput
          {...control}
          name={name}
          value={value}
          required
          autoComplete="off"
          spellCheck={false}
          onChange={({ currentTarget }) => {
            setIsTyped(true);
            onValue(currentTarget.value);
          }}
        />
        {uuid === null && offered !== "" && offered !== value ? (
          <Button
            variant="quiet"
            size="sm"
            className="shrink"
            onClick={() => {
              setIsTyped(true);
              onValue(offered);
            }}
          >
            <span className="truncate">{offered}</span>
          </Button>
        ) : null}
      </div>
      <p role="status" className="text-sm font-medium empty:hidden">
        {currentCheck ? (
          <span className={currentCheck.isTaken ? "text-bad" : "text-ok"}>
            {t(currentCheck.isTaken ? "slugTaken" : "slugFree")}
          </span>
        ) : null}
      </p>
    </>
  );
}
