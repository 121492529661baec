import { useEffect, useRef } from "react";
import { Form } from "react-router";
import { useTranslations } from "use-intl";

import { useProblemText } from "#web/ui/forms/use-form.ts";
import { LeaveGuard } from "#web/ui/forms/leave-guard.tsx";
import { Checkbox } from "#web/ui/controls/inputs.tsx";
import { Notice } from "#web/ui/layout/notice.tsx";

import type { RecordReference } from "#contract/administration/record.ts";

import { ImpactList } from "../impact-list.tsx";
import type { ResourceView } from "../resource-view.ts";
import { useRecordWords } from "../use-words.ts";
import { RecordConflict } from "./record-conflict.tsx";
import { additionTo, editableFields } from "./form-values.ts";
import { FieldControl } from "./field-control.tsx";
import { PlacePicker } from "./place-picker.tsx";
import { choiceOf } from "./reference-input.tsx";
import { SaveBar, SourcePanel } from "./form-foot.tsx";
import { type RecordDraft, useRecordForm } from "./use-record-form.ts";

interface RecordFormProps {
  resource: ResourceView;
  /** Null for a new record. */
  uuid: string | null;
  fresh: RecordDraft;
  /** Source of each value, by field. */
  sources: Readonly<Record<string, string>>;
  /** The initially referenced records. */
  references: Readonly<Record<string, RecordReference>>;
  /** The page of the form, and the page to return to. */
  page: string;
  back: string;
  /** Names of the records that fields list. */
  titles: Readonly<Record<string, string>>;
}

/** The form of a record: every field with its control and error. */
export function RecordForm({ resource, uuid, fresh, sources, references, page, back, titles }: RecordFormProps) {
  const t = useTranslations("administration.form");
  const words = useRecordWords();
  const wordProblem = useProblemText();
  const element = useRef<HTMLFormElement>(null);
  const impact = useRef<HTMLDivElement>(null);
  const form = useRecordForm(`${resource.name}-${uuid ?? "new"}`, fresh);
  const { state, answer } = form;
  const { values } = state;
  const names = new Set(editableFields(resource).map(({ name }) => name));
  const groups = resource.groups.filter(({ fields }) => fields.some((field) => names.has(field)));
  useEffect(() => {
    const find = (what: string) => element.current?.querySelector<HTMLElement>(what);
    if (answer)
      find("[aria-invalid=true], [data-wrong], [name^='choice.']:checked")?.focus({
        preventScroll: Boolean(answer.conflict),
      });
    if (answer?.conflict) find("[role=alert]")?.scrollIntoView({ block: "center" });
    // On phones it is far below the field that was changed.
    if (answer?.impact) impact.current?.scrollIntoView({ block: "center" });
  }, [answer]);
  return (
    <Form
      ref={element}
      method="post"
      noValidate
      preventScrollReset
      className="grid gap-5"
      onSubmit={(event) => {
        if (form.isBusy) event.preventDefault();
        else form.send();
      }}
    >
      <LeaveGuard
        isOpen={form.changed.length > 0 && !form.isBusy}
        title={t("leaveAsk")}
        text={t("leaveHint")}
        stay={t("stay")}
        leave={t("leave")}
        onLeave={form.forget}
      />
      <input type="hidden" name="form" value="record" />
      <input type="hidden" name="version" value={state.version ?? ""} />
      <input type="hidden" name="base" value={JSON.stringify(state.base)} />
      {form.isSaved ? <Notice kind="info">{t("kept")}</Notice> : null}
      {answer?.conflict ? (
        <RecordConflict
          resource={resource}
          conflict={answer.conflict}
          values={values}
          onChoose={(field, value) => form.change({ [field]: value })}
          page={page}
          onTakeAll={form.forget}
        />
      ) : answer?.problem ? (
        <Notice kind="bad" announce>
          {[wordProblem(answer.problem), form.error("version"), form.error("body")].filter(Boolean).join(" ")}
        </Notice>
      ) : null}
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid gap-5">
          {groups.map((group) => (
            <section key={group.name} className="rounded-lg border border-line bg-surface p-5">
              <h2 className="pb-4 text-lg">{words.group(group.name)}</h2>
              <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
                {group.fields.map((name) => {
                  const field = resource.fields[name];
                  if (!field || !names.has(name)) return null;
                  return (
                    <FieldControl
                      key={name}
                      resource={resource}
                      field={field}
                      value={values[name] ?? ""}
                      error={form.error(name)}
                      errorOf={form.error}
                      titles={titles}
                      onValue={(value) => form.change({ [name]: value })}
                      addition={values[additionTo(name)] ?? ""}
                      onAddition={(text) => form.change({ [additionTo(name)]: text })}
                      title={values["name"] ?? ""}
                      uuid={uuid}
                      source={sources[name] ?? null}
                      initialChoice={choiceOf(references[name])}
                    />
                  );
                })}
                {group.fields.includes("lat") ? (
                  <PlacePicker lat={values["lat"] ?? ""} lon={values["lon"] ?? ""} onPick={form.change} />
                ) : null}
              </div>
            </section>
          ))}
        </div>
        <div className="grid gap-5">
          <section className="rounded-lg border border-line bg-surface px-5 py-3">
            <Checkbox
              name="published"
              value="true"
              label={t("published")}
              checked={values["published"] === "true"}
              onCheckedChange={(isOn) => form.change({ published: String(isOn) })}
            />
          </section>
          <SourcePanel error={form.error} />
        </div>
      </div>
      <div ref={impact} aria-live="polite">
        {form.isWeighed && answer?.impact ? <ImpactList impact={answer.impact} /> : null}
      </div>
      <SaveBar form={form} back={back} canWeigh={resource.changesTotals ?? false} />
    </Form>
  );
}
