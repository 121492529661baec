import { type FormEvent, type ReactNode, type RefObject, useState } from "react";
import { useNavigation } from "react-router";

import type { PlannerOptions } from "#domain/planner/options/planner-options.ts";

import type { FormReply, PlanFormPage } from "#web/components/plan-form/plan-form-page.ts";
import type { PlanOptions } from "#domain/planner/options/plan-options.ts";
import { useErrorsOf, usePlanPreview } from "./use-plan-preview.ts";
import { type SavedPlanDraft, usePlanDraft } from "./use-plan-draft.ts";
import { isSameOptions, mergeOptions, takePart } from "#domain/planner/options/merge-options.ts";

export interface PlanFormState {
  /** The server's last response, with the choices of each route. */
  readonly page: PlanFormPage;
  /** The current values of the fields. */
  readonly options: PlanOptions;
  /** There are unsaved changes. */
  readonly isChanged: boolean;
  readonly isBusy: boolean;
  readonly isOffline: boolean;
  /** The plan for these options is being computed. */
  readonly isLooking: boolean;
  /** Unsaved options were restored. */
  readonly isRestored: boolean;
  /** There was no response. */
  readonly isUnreachable: boolean;
  /** It was submitted to be saved, and is resent as soon as possible. */
  readonly isToSend: boolean;
  /** Options of a draft for another new plan. */
  readonly offered: SavedPlanDraft["offered"];
  setOptions(options: PlanOptions): void;
  setName(name: string): void;
  setLeg(leg: number, change: Partial<PlannerOptions>): void;
  setPreferences(change: Partial<PlannerOptions>): void;
  /** The error of a field; without a leg, that of any. */
  errorOf(field: string, leg?: number): ReactNode | null;
  onSubmit(event: FormEvent<HTMLFormElement>): void;
  /** Resets to the saved state. */
  discard(): void;
  /** Deletes the draft, as when leaving without saving. */
  forget(): void;
  /** The plan is saved as it was submitted; later input stays. */
  onSaved(): void;
}

/** The form's user and plan. */
export interface FormOwner {
  /** Saved input is pending in this browser until there is a network. */
  readonly isOffline?: boolean;
  /** Uuid, or `new` for a new plan. */
  readonly plan: string;
  /** Uuid of who is signed in. */
  readonly member: string | null;
}

/**
 * The state of the form: its input, the server's response, and its draft in this browser.
 *
 * @param initialPage the initial form
 * @param reply to the last submission
 */
export function usePlanForm(
  element: RefObject<HTMLFormElement | null>,
  initialPage: PlanFormPage,
  reply: FormReply | undefined,
  { plan, member, isOffline = false }: FormOwner,
): PlanFormState {
  const [lastReply, setLastReply] = useState(reply);
  const [serverPage, setServerPage] = useState(reply ?? initialPage);
  const [page, setPage] = useState(serverPage);
  const [options, setOptions] = useState(serverPage.options);
  const [sent, setSent] = useState<SentOptions>({ options: serverPage.options, isSave: false });
  const initialOptions = page.base?.options ?? initialPage.options;

  const draft = usePlanDraft({ plan, member, initialPage, initialOptions, now: { page, options } }, (saved) => {
    setPage(saved.page);
    setOptions(saved.options);
  });
  const { forget, setToSend } = draft;

  if (lastReply !== reply) {
    setLastReply(reply);
    if (reply) {
      setToSend(false);
      setServerPage(reply);
      setPage(reply);
      setOptions(withTypedSince(sent, options, reply.options));
    }
  }
  // A reply that arrives together with a preview replaces it, with its conflicts and errors.
  const look = usePlanPreview(element, options, serverPage, (seen) =>
    setPage((current) => (current === page ? { ...seen, conflicts: page.conflicts } : current)),
  );
  const navigation = useNavigation();
  const isBusy = navigation.state !== "idle" && navigation.formData !== undefined;
  return {
    page,
    options,
    isChanged: !isSameOptions(initialOptions, options),
    isBusy,
    isOffline,
    isLooking: look.isLooking,
    isRestored: draft.isRestored,
    isUnreachable: reply === null || look.isUnreachable,
    isToSend: draft.isToSend,
    offered: draft.offered,
    setOptions,
    setName: (name) => setOptions((now) => ({ ...now, name })),
    setLeg: (leg, change) => setOptions((now) => withLeg(now, leg, change)),
    setPreferences: (change) =>
      setOptions(({ name, legs }) => ({ name, legs: legs.map((leg) => ({ ...leg, ...change })) })),
    errorOf: useErrorsOf(page),
    onSubmit: (event) => {
      if (isBusy) return event.preventDefault();
      const isSave = submitterOf(event)?.value === "save";
      setSent({ options, isSave });
      if (isSave) setToSend(true);
    },
    discard: () => {
      forget();
      setOptions(initialOptions);
    },
    forget,
    onSaved: () => (isSameOptions(sent.options, options) ? forget() : setToSend(false)),
  };
}

interface SentOptions {
  readonly options: PlanOptions;
  /** Otherwise the ways have to be reloaded. */
  readonly isSave: boolean;
}

/** The server's parsed form, with input from the meantime. */
function withTypedSince(sent: SentOptions, typed: PlanOptions, answered: PlanOptions): PlanOptions {
  const { options } = mergeOptions(sent.options, typed, answered);
  const merged = sent.isSave ? options : takePart(options, answered, "legs");
  return isSameOptions(merged, answered) ? answered : merged;
}

function submitterOf({ nativeEvent }: FormEvent<HTMLFormElement>): HTMLButtonElement | null {
  const submitter = "submitter" in nativeEvent ? nativeEvent.submitter : null;
  return submitter instanceof HTMLButtonElement ? submitter : null;
}

/** The next route begins where this one ends. */
function withLeg({ name, legs }: PlanOptions, index: number, change: Partial<PlannerOptions>): PlanOptions {
  return {
    name,
    legs: legs.map((leg, at) => {
      if (at === index) return { ...leg, ...change };
      return at === index + 1 && change.to !== undefined ? { ...leg, from: change.to } : leg;
    }),
  };
}
