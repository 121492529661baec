import { type FormEvent, type ReactNode, type RefObject, useState } from "react";
import { useNavigation } from "react-router";

import type { PlannerInput } from "#domain/stage-planner/plan.ts";

import type { FormReply, PlanFormPage, PlanWish } from "#web/components/plan-sync/plan-wish.ts";
import { useErrorsOf } from "./use-errors-of.ts";
import { type KeptPlanDraft, usePlanDraft } from "./use-plan-draft.ts";
import { usePlanLook } from "./use-plan-look.ts";
import { isSameWish, mergeWishes, takePart } from "#web/components/plan-sync/wish-parts.ts";

export interface PlanFormState {
  /** What the server last said, with the choices of each route. */
  readonly page: PlanFormPage;
  /** What the fields say now. */
  readonly wish: PlanWish;
  /** Something is said that is not kept. */
  readonly isChanged: boolean;
  readonly isBusy: boolean;
  readonly isOffline: boolean;
  /** The plan that these wishes would give is being looked for. */
  readonly isLooking: boolean;
  /** Unsaved wishes of before are back. */
  readonly isRestored: boolean;
  /** No answer came. */
  readonly isUnreachable: boolean;
  /** It was to be saved, and is sent as soon as an answer can come. */
  readonly isToSend: boolean;
  /** Wishes for another new plan that was begun here. */
  readonly offered: KeptPlanDraft["offered"];
  setWish(wish: PlanWish): void;
  setName(name: string): void;
  setLeg(leg: number, change: Partial<PlannerInput>): void;
  setManner(change: Partial<PlannerInput>): void;
  /** What is wrong with a field; without a leg, with that of any. */
  errorOf(field: string, leg?: number): ReactNode | null;
  onSubmit(event: FormEvent<HTMLFormElement>): void;
  /** Back to what is kept. */
  discard(): void;
  /** Forgets the draft, as when one leaves without saving. */
  forget(): void;
  /** The plan is kept as it was sent; what was typed since stays. */
  onKept(): void;
}

/** Whose form it is, and of what. */
export interface FormOwner {
  /** What is saved waits in this browser until there is a network. */
  readonly isOffline?: boolean;
  /** Uuid, or `new` for a plan that is yet to be made. */
  readonly plan: string;
  /** Uuid of who is signed in. */
  readonly member: string | null;
}

/**
 * The state of the form: what is typed, what the server makes of it, and what is kept of it in this browser.
 *
 * @param opened the form as it was opened
 * @param reply to the last time that it was sent
 */
export function usePlanForm(
  element: RefObject<HTMLFormElement | null>,
  opened: PlanFormPage,
  reply: FormReply | undefined,
  { plan, member, isOffline = false }: FormOwner,
): PlanFormState {
  const [heard, setHeard] = useState(reply);
  const [answered, setAnswered] = useState(reply ?? opened);
  const [page, setPage] = useState(answered);
  const [wish, setWish] = useState(answered.wish);
  const [sent, setSent] = useState<SentWish>({ wish: answered.wish, isSave: false });
  const begun = page.base?.wish ?? opened.wish;

  const draft = usePlanDraft({ plan, member, opened, begun, now: { page, wish } }, (kept) => {
    setPage(kept.page);
    setWish(kept.wish);
  });
  const { forget, setToSend } = draft;

  if (heard !== reply) {
    setHeard(reply);
    if (reply) {
      setToSend(false);
      setAnswered(reply);
      setPage(reply);
      setWish(withTypedSince(sent, wish, reply.wish));
    }
  }
  const look = usePlanLook(element, wish, answered, (seen) => setPage({ ...seen, contests: page.contests }));
  const navigation = useNavigation();
  const isBusy = navigation.state !== "idle" && navigation.formData !== undefined;
  return {
    page,
    wish,
    isChanged: !isSameWish(begun, wish),
    isBusy,
    isOffline,
    isLooking: look.isLooking,
    isRestored: draft.isRestored,
    isUnreachable: reply === null || look.isUnreachable,
    isToSend: draft.isToSend,
    offered: draft.offered,
    setWish,
    setName: (name) => setWish((now) => ({ ...now, name })),
    setLeg: (leg, change) => setWish((now) => withLeg(now, leg, change)),
    setManner: (change) => setWish(({ name, legs }) => ({ name, legs: legs.map((leg) => ({ ...leg, ...change })) })),
    errorOf: useErrorsOf(page),
    onSubmit: (event) => {
      if (isBusy) return event.preventDefault();
      const isSave = submitterOf(event)?.value === "save";
      setSent({ wish, isSave });
      if (isSave) setToSend(true);
    },
    discard: () => {
      forget();
      setWish(begun);
    },
    forget,
    onKept: () => (isSameWish(sent.wish, wish) ? forget() : setToSend(false)),
  };
}

interface SentWish {
  readonly wish: PlanWish;
  /** Otherwise the ways are to be shown anew. */
  readonly isSave: boolean;
}

/** What the server has read, with what was typed while it answered. */
function withTypedSince(sent: SentWish, typed: PlanWish, read: PlanWish): PlanWish {
  const { wish } = mergeWishes(sent.wish, typed, read);
  const merged = sent.isSave ? wish : takePart(wish, read, "legs");
  return isSameWish(merged, read) ? read : merged;
}

function submitterOf({ nativeEvent }: FormEvent<HTMLFormElement>): HTMLButtonElement | null {
  const submitter = "submitter" in nativeEvent ? nativeEvent.submitter : null;
  return submitter instanceof HTMLButtonElement ? submitter : null;
}

/** The next route begins where this one ends. */
function withLeg({ name, legs }: PlanWish, index: number, change: Partial<PlannerInput>): PlanWish {
  return {
    name,
    legs: legs.map((leg, at) => {
      if (at === index) return { ...leg, ...change };
      return at === index + 1 && change.to !== undefined ? { ...leg, from: change.to } : leg;
    }),
  };
}
