import type { RecordReference } from "#contract/administration/record.ts";
import type { ResourceName } from "#contract/administration/resource-names.ts";
import type { ControlAttributes } from "#web/ui/controls/field.tsx";
import { TextInput } from "#web/ui/controls/text-input.tsx";
import { useHydrated } from "#web/ui/use-hydrated.ts";

import { ReferenceSearch } from "./reference-search.tsx";

/** A record that can be named. */
export interface RecordChoice {
  /** Its slug, or its uuid where it has none. */
  readonly name: string;
  readonly uuid: string;
  readonly title: string;
  /** What tells it from others of its title. */
  readonly detail: string | null;
}

export interface ReferenceInputProps {
  control: ControlAttributes;
  name: string;
  to: ResourceName;
  /** Slug or uuid; empty for none. */
  value: string;
  onValue: (value: string) => void;
  /** Tells what the record is called that was chosen. */
  onChoice?: (choice: RecordChoice) => void;
  required?: boolean;
  /** What the record is called that is named at first. */
  known?: RecordChoice | null;
}

/** Names another record: looked for as one types, and shown by its title. Without a script its slug is written. */
export function ReferenceInput(props: ReferenceInputProps) {
  const hydrated = useHydrated();
  const { control, name, value, required } = props;
  if (hydrated) return <ReferenceSearch {...props} />;
  return <TextInput {...control} name={name} defaultValue={value} required={required} autoComplete="off" />;
}

/** A record that a field names, as one that can be chosen. */
export function choiceOf(reference: RecordReference | undefined): RecordChoice | null {
  if (!reference) return null;
  const { uuid, slug, title } = reference;
  return { name: slug ?? uuid, uuid, title, detail: null };
}
