import { and, arrayOverlaps, asc, desc, eq, inArray, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { StoredRole } from "#domain/accounts/permissions.ts";
import type { Queryable } from "../../connection/connect.ts";
import { apiToken } from "../../schema/accounts/account-link.ts";
import { plan } from "../../schema/plans/plan.ts";
import { passkey, session } from "../../schema/accounts/session.ts";
import { user } from "../../schema/accounts/user.ts";
import type { UserRecord } from "../accounts/users.ts";
import { sortable } from "../../schema/content/comparable.ts";
import { containsAll } from "./contains-all.ts";

/** An account with counts of related data. */
export interface CountedUser {
  readonly user: UserRecord;
  /** Signed-in browsers and programs. */
  readonly sessions: number;
  readonly lastSeenAt: Date | null;
  readonly plans: number;
  readonly passkeys: number;
}

interface UserFilter {
  /** Words that must all occur in name or address. */
  readonly q: string;
  /** Any of them; everybody if empty. */
  readonly roles: readonly StoredRole[];
  /** Any of them; everybody if empty. */
  readonly states: readonly ("unconfirmed" | "banned")[];
}

export interface UserOrder {
  readonly sort: "name" | "email" | "createdAt" | "lastSeenAt";
  readonly isDescending: boolean;
}

function counted(db: Queryable, now: Date) {
  // For each person of a page, not for all there are.
  // By name: Drizzle leaves the tables out where a query has but one.
  const of = (table: PgTable, column: string) => sql`${table} WHERE ${sql.raw(column)} = "user"."uuid"`;
  const ofSessions = (what: SQL) => sql`(SELECT ${what} FROM ${of(session, "user_uuid")}
    AND expires_at > ${now.toISOString()}::timestamptz)`;
  const lastSeenAt = sql<Date | null>`${ofSessions(sql`max(last_seen_at)`)}`.mapWith(session.lastSeenAt);
  const tokens = sql<number>`(SELECT count(*)::int FROM ${of(apiToken, "user_uuid")}
    AND expires_at > ${now.toISOString()}::timestamptz)`;
  const plans = sql<number>`(SELECT count(*)::int FROM ${of(plan, "owner_uuid")})`;
  const passkeys = sql<number>`(SELECT count(*)::int FROM ${of(passkey, "user_uuid")})`;
  return {
    lastSeenAt,
    query: db.drizzle
      .select({
        user,
        sessions: sql<number>`(${ofSessions(sql`count(*)`)} + ${tokens})::int`,
        lastSeenAt,
        plans,
        passkeys,
      })
      .from(user),
  };
}

function condition({ q, roles, states }: UserFilter): SQL | undefined {
  const inState = { unconfirmed: isNull(user.emailConfirmedAt), banned: isNotNull(user.bannedAt) };
  return and(
    containsAll(q, [user.name, user.email]),
    roles.length === 0 ? undefined : arrayOverlaps(user.roles, [...roles]),
    states.length === 0 ? undefined : or(...states.map((state) => inState[state])),
  );
}

/** Above this number of matches, scanning in order soon fills a page. */
const few = 5_000;

/**
 * The matches, if they are few, regardless of PostgreSQL's estimate: it would scan everybody in order if it expects
 * many.
 */
const matchesFirst = (where: SQL | undefined): SQL =>
  sql`${user.uuid} = ANY(ARRAY(SELECT ${user.uuid} FROM ${user} WHERE ${where ?? sql`true`}))`;

/** One page of the people that match a filter. */
export async function listUsers(
  db: Queryable,
  filter: UserFilter,
  { sort, isDescending }: UserOrder,
  { page, perPage, now }: { readonly page: number; readonly perPage: number; readonly now: Date },
): Promise<{ readonly users: CountedUser[]; readonly total: number }> {
  const where = condition(filter);
  const total = await db.drizzle.$count(user, where);
  const { query, lastSeenAt } = counted(db, now);
  const columns = {
    name: sortable(user.name),
    email: sortable(user.email),
    createdAt: user.createdAt,
    lastSeenAt,
  };
  const order = isDescending ? desc : asc;
  const users = await query
    .where(filter.q !== "" && total < few ? matchesFirst(where) : where)
    .orderBy(...(sort === "lastSeenAt" ? [sql`${lastSeenAt} IS NULL`] : []), order(columns[sort]), asc(user.uuid))
    .limit(perPage)
    .offset((page - 1) * perPage);
  return { users, total };
}

/** One account with counts of related data. */
export async function findCountedUser(db: Queryable, uuid: string, now: Date): Promise<CountedUser | null> {
  const [row] = await counted(db, now).query.where(eq(user.uuid, uuid));
  return row ?? null;
}

/** Names of those of the people who still have an account. */
export async function namesOfUsers(
  db: Queryable,
  uuids: readonly string[],
): Promise<readonly Pick<UserRecord, "uuid" | "name">[]> {
  if (uuids.length === 0) return [];
  return db.drizzle
    .select({ uuid: user.uuid, name: user.name })
    .from(user)
    .where(inArray(user.uuid, [...uuids]));
}
