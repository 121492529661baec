import { findUser } from "#database/queries/accounts/users.ts";
import { listEntriesAboutUser } from "#database/queries/content/audit-log.ts";
import { listAccountEmails } from "#database/queries/emails/emails.ts";
import { eachSuggestionFrom } from "#database/queries/places/correction-suggestions.ts";
import { loadChosenHouses } from "#database/queries/plans/plan-facts.ts";
import { eachPlan, type PlanRecord } from "#database/queries/plans/plans.ts";
import { listOwnFavourites } from "../places/favourites/own-favourites.ts";
import { exportOwnDiaries } from "../plans/diary/show-diary.ts";
import { requireMember } from "../actor.ts";
import type { UseCaseContext } from "../context.ts";
import { listOwnTrailNotes } from "../places/trail-notes/list-trail-notes.ts";
import { identityOf } from "./member.ts";
import { listOwnSessions } from "./sessions/own-sessions.ts";
import { listOwnPasskeys } from "./passkeys/own-passkeys.ts";
import { showEmailChange } from "./email-address/email-change.ts";
import { showSecondFactor } from "./second-factor/set-up.ts";
import { listOwnTokens } from "./tokens.ts";

/** A section of the export of personal data, by its name in the export. */
type ExportedPart = (context: UseCaseContext) => Promise<unknown>;

/** Stored personal data of bounded size; every new kind of data must be added here or to `lists`. */
const parts: Readonly<Record<string, ExportedPart>> = {
  user: async (context) => {
    const member = requireMember(context);
    const { emailConfirmedAt, createdAt, updatedAt } = (await findUser(context.database, member.uuid)) ?? {};
    return { ...identityOf(member), emailConfirmedAt, createdAt, updatedAt };
  },
  emailChange: showEmailChange,
  secondFactor: showSecondFactor,
  passkeys: async (context) => (await listOwnPasskeys(context)).data,
  sessions: async (context) => (await listOwnSessions(context)).data,
  tokens: async (context) => (await listOwnTokens(context)).data,
  favourites: (context) => listOwnFavourites(context, { includesHidden: true }),
  trailNotes: listOwnTrailNotes,
  emails: (context) => listAccountEmails(context.database, requireMember(context).uuid),
  accountHistory: (context) => listEntriesAboutUser(context.database, requireMember(context).uuid),
  diaries: exportOwnDiaries,
};

/** Sections that may be large, and are read while they are sent. */
const lists: Readonly<Record<string, (context: UseCaseContext) => AsyncIterable<unknown>>> = {
  corrections: exportOwnCorrections,
  plans: exportOwnPlans,
};

/**
 * All personal data of the person, as chunks of indented JSON, without secrets. A hundred plans may be hundreds of
 * megabytes, of which one is in memory at a time; of the corrections, one portion.
 *
 * @throws UseCaseError `unauthenticated`, before the first chunk
 */
export async function exportAccount(context: UseCaseContext): Promise<AsyncGenerator<string, undefined>> {
  requireMember(context);
  const exported: Record<string, unknown> = { exportedAt: context.now().toISOString() };
  for (const [name, readPart] of Object.entries(parts)) exported[name] = await readPart(context);
  return pieces(exported, context);
}

/** Indented by two spaces a level. @param depth the level of the value */
const indentedJson = (value: unknown, depth = 0): string =>
  JSON.stringify(value, null, 2).replaceAll("\n", `\n${"  ".repeat(depth)}`);

async function* pieces(
  exported: Readonly<Record<string, unknown>>,
  context: UseCaseContext,
): AsyncGenerator<string, undefined> {
  yield indentedJson(exported).slice(0, -2);
  for (const [name, readList] of Object.entries(lists)) {
    yield `,\n  "${name}": [`;
    let count = 0;
    for await (const entry of readList(context)) {
      yield `${count === 0 ? "" : ","}\n    ${indentedJson(entry, 2)}`;
      count += 1;
    }
    yield count === 0 ? "]" : "\n  ]";
  }
  yield "\n}\n";
  return undefined;
}

/** Corrections under the person's address; an unconfirmed one may be somebody else's. */
async function* exportOwnCorrections(context: UseCaseContext): AsyncGenerator<unknown, void> {
  const { email, emailConfirmed } = requireMember(context);
  if (emailConfirmed) yield* eachSuggestionFrom(context.database, email);
}

/** A plan without its tokens, which are secrets. */
type ExportedPlan = Omit<PlanRecord, "ownerUuid" | "shareToken" | "calendarToken"> & {
  readonly isShared: boolean;
  readonly hasCalendar: boolean;
};

/** The person's plans, one at a time; places to stay also by name. */
async function* exportOwnPlans(context: UseCaseContext): AsyncGenerator<ExportedPlan> {
  const { uuid } = requireMember(context);
  for await (const { ownerUuid: _owner, shareToken, calendarToken, ...plan } of eachPlan(context.database, uuid)) {
    const chosen = [...plan.days, ...plan.leftBehind].flatMap(({ house }) => house ?? []);
    const houses = await loadChosenHouses(context.database, chosen);
    const named = <Thing extends { house: string | null }>(thing: Thing) => ({
      ...thing,
      houseName: houses.get(thing.house ?? "")?.name ?? null,
    });
    yield {
      ...plan,
      days: plan.days.map(named),
      leftBehind: plan.leftBehind.map(named),
      isShared: shareToken !== null,
      hasCalendar: calendarToken !== null,
    };
  }
}
