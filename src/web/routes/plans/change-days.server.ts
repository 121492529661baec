import { data, redirect } from "react-router";

import { parseJson } from "#contract/http/bounded-json.ts";
import { fieldErrors } from "#contract/http/field-errors.ts";
import { planEdit } from "#contract/plans/plan-edit.ts";
import { planDayUpdate, planUpdate } from "#contract/plans/plans.ts";
import { refusalSentences as en } from "#contract/planner/refusal-text/en.ts";
import { refusalSentences as es } from "#contract/planner/refusal-text/es.ts";
import { requireMember } from "#use-cases/actor.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import { refusalsInWords } from "#use-cases/planner/refusals-in-words.ts";
import { editPlan } from "#use-cases/plans/edit-plan.ts";
import { PlanConflict } from "#use-cases/plans/plan-conflict.ts";
import { PlanNotPossible } from "#use-cases/plans/plan-not-possible.ts";
import { updateDay } from "#use-cases/plans/update-day.ts";
import { updatePlan } from "#use-cases/plans/update-plan.ts";
import { Refusal } from "#use-cases/refusal.ts";
import type { FormReader } from "#web/server/app-context.ts";
import { centsOf } from "#web/ui/forms/cents-of.ts";
import type { Locale } from "#web/i18n/language.ts";
import { pathsIn } from "#web/i18n/paths.ts";

const sentences = { en, es };

type Fields = ReadonlyMap<string, string>;

/** What may be written down of a day, each letter of it as nine bytes. */
const dayForm = { maxBytes: 256_000 };

/** Carries out a form of the days of a plan that was sent without a script, and leads to the day that it was about. */
export async function changeDays(context: UseCaseContext, uuid: string, read: FormReader) {
  const { locale } = requireMember(context);
  const form = await read(dayForm);
  const fields: Fields = new Map([...form].map(([name, value]) => [name, String(value)]));
  const version = Number(fields.get("version"));
  if (!Number.isInteger(version)) throw data(null, { status: 400 });
  try {
    const day = await carryOut(context, uuid, fields, version, locale);
    const paths = pathsIn(locale);
    return redirect(day === null ? paths.planDays(uuid) : paths.planDay(uuid, day));
  } catch (error) {
    return data(...refusalOf(error, locale));
  }
}

/** @returns the day to show afterwards; null for the list of days */
async function carryOut(
  context: UseCaseContext,
  uuid: string,
  fields: Fields,
  version: number,
  locale: Locale,
): Promise<number | null> {
  const day = Number(fields.get("day"));
  switch (fields.get("form")) {
    case "edit":
    case "split":
    case "here": {
      const edit = valid(planEdit, editBody(fields, day), locale);
      const { plan } = await editPlan(context, uuid, { edit }, version);
      return "day" in edit ? Math.min(edit.day, plan.days.length) : null;
    }
    case "day":
      await updateDay(context, uuid, day, valid(planDayUpdate, dayBody(fields), locale), version);
      return day;
    case "date": {
      const body = { input: { startDate: fields.get("startDate") || null } };
      await updatePlan(context, uuid, valid(planUpdate, body, locale), version);
      return null;
    }
    default:
      throw data(null, { status: 400 });
  }
}

function editBody(fields: Fields, day: number): unknown {
  const town = fields.get("town") || undefined;
  switch (fields.get("form")) {
    case "split":
      return { kind: "split", day, ...(town !== undefined && { at: town }) };
    case "here":
      return { kind: "here", day, town };
    default:
      try {
        return parseJson(fields.get("edit") ?? "", 1_000);
      } catch {
        return null;
      }
  }
}

function dayBody(fields: Fields): object {
  const { house, price, ...texts } = Object.fromEntries(fields);
  const { form: _, version: __, day: ___, ...rest } = texts;
  return {
    ...rest,
    ...(house !== undefined && { house: house === "" ? null : house }),
    ...(price !== undefined && { priceCents: centsOf(price) ?? (price.trim() === "" ? null : Number.NaN) }),
  };
}

class NotUnderstood extends Error {
  override readonly name = "NotUnderstood";
}

interface Schema<Value> {
  safeParse(
    body: unknown,
  ): { success: true; data: Value } | { success: false; error: { issues: Parameters<typeof fieldErrors>[0] } };
}

function valid<Value>(schema: Schema<Value>, body: unknown, locale: Locale): Value {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  throw new NotUnderstood(
    Object.values(fieldErrors(parsed.error.issues, body, locale))
      .flat()
      .join(" "),
  );
}

function refusalOf(error: unknown, locale: Locale): [{ readonly problem: string }, { readonly status: number }] {
  const text = sentences[locale];
  if (error instanceof NotUnderstood) return [{ problem: error.message }, { status: 422 }];
  if (error instanceof PlanConflict) return [{ problem: text.versionConflict() }, { status: 409 }];
  if (error instanceof PlanNotPossible) {
    return [{ problem: refusalsInWords(error.refusals, error.graph, locale).detail }, { status: 422 }];
  }
  if (!(error instanceof Refusal)) throw error;
  if (error.kind === "not-valid") {
    const faults = Object.values(error.faults).flat();
    return [{ problem: faults.map((code) => text.fault[code]).join(" ") }, { status: 422 }];
  }
  throw data(null, { status: 404 });
}
