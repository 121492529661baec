import {
  amenities,
  roomKinds,
  accommodationStatuses,
  accommodationTypes,
} from "#domain/places/lodging/lodging-facts.ts";
import { type ReactNode, useState } from "react";
import { useMessages, useTranslations } from "use-intl";

import { useFactNames } from "#web/components/facts/use-fact-names.ts";
import { DraftedInput } from "#web/ui/forms/drafted-input.tsx";
import { PageForm } from "#web/ui/forms/page-form.tsx";
import type { FormState } from "#web/ui/forms/use-form.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { TextAreaField } from "#web/ui/controls/field.tsx";

import { type CorrectableHouse, currencyOf, shownFacts } from "./correctable-house.ts";
import { BooleanFact, ChoiceFact, TextFact, TickedFacts } from "./fact-inputs.tsx";
import { SeasonCorrectionFields } from "./season-correction-fields.tsx";

interface CorrectionFormProps {
  form: FormState;
  /** Name of the draft that is kept in this tab. */
  draft: string;
  house: CorrectableHouse;
  /** The known facts, if the form proposes others. */
  current?: CorrectableHouse;
  submit: string;
  commentHint: string;
  /** Fields only of this form, after all others. */
  children?: ReactNode;
}

/** Form to correct the facts of a house; works without a script. */
export function CorrectionForm({
  form,
  draft,
  house,
  current = house,
  submit,
  commentHint,
  children,
}: CorrectionFormProps) {
  const t = useTranslations("correction");
  const { facts } = useMessages();
  const names = useFactNames();
  const currency = currencyOf(house);
  const [shown, setShown] = useState(form.typed("shown") ?? shownFacts(current));
  return (
    <PageForm form={form} draft={draft} remarks={["changes", "stamp", "token"]} className="gap-6">
      <input type="hidden" name="changes.currency" value={currency} />
      {/* Those that were shown first, while the form is corrected or restored. */}
      <DraftedInput name="shown" value={shown} onRestored={setShown} />
      <Group heading={t("groups.house")}>
        <TextFact form={form} field="name" label={t("fields.name")} value={house.name} required />
        <ChoiceFact form={form} field="type" label={t("fields.type")} value={house.type}>
          {accommodationTypes.map((type) => (
            <option key={type} value={type}>
              {names.houseType(type)}
            </option>
          ))}
        </ChoiceFact>
        <ChoiceFact form={form} field="status" label={t("fields.status")} value={house.status}>
          {accommodationStatuses.map((status) => (
            <option key={status} value={status}>
              {t(`values.${status}`)}
            </option>
          ))}
        </ChoiceFact>
      </Group>
      <Group heading={t("groups.contact")}>
        <TextFact form={form} field="phone" label={t("fields.phone")} value={house.phone} type="tel" />
        <TextFact form={form} field="whatsapp" label={t("fields.whatsapp")} value={house.whatsapp} type="tel" />
        <TextFact form={form} field="email" label={t("fields.email")} value={house.email} type="email" />
        <TextFact form={form} field="web" label={t("fields.web")} value={house.web} type="url" />
      </Group>
      <Group heading={t("groups.beds")}>
        <TextFact form={form} field="beds" label={t("fields.beds")} value={house.beds} inputMode="numeric" />
        <TextFact
          form={form}
          field="priceFrom"
          label={t("fields.priceFrom", { currency })}
          value={house.priceFrom}
          inputMode="decimal"
        />
        <TextFact
          form={form}
          field="priceTo"
          label={t("fields.priceTo", { currency })}
          value={house.priceTo}
          inputMode="decimal"
        />
        <BooleanFact form={form} field="donation" label={t("fields.donation")} value={house.donation} />
        <BooleanFact form={form} field="reservable" label={t("fields.reservable")} value={house.reservable} />
      </Group>
      <Group heading={t("groups.season")}>
        <div className="sm:col-span-full">
          <SeasonCorrectionFields form={form} season={house.season} />
        </div>
        <TextFact
          form={form}
          field="checkInFrom"
          label={t("fields.checkInFrom")}
          value={house.checkInFrom}
          type="time"
        />
        <TextFact
          form={form}
          field="checkInUntil"
          label={t("fields.checkInUntil")}
          value={house.checkInUntil}
          type="time"
        />
      </Group>
      <TickedFacts
        form={form}
        field="rooms"
        legend={t("fields.rooms")}
        values={house.rooms}
        options={roomKinds}
        names={facts.rooms}
      />
      <TickedFacts
        form={form}
        field="amenities"
        legend={t("groups.amenities")}
        values={house.amenities}
        options={amenities}
        names={facts.amenities}
      />
      <Group heading={t("groups.rest")}>
        <div className="sm:col-span-full">
          <TextAreaField label={t("fields.comment")} hint={commentHint} {...form.field("comment")} maxLength={2_000} />
        </div>
        {children}
      </Group>
      <Button type="submit" busy={form.isBusy} className="justify-self-start">
        {submit}
      </Button>
    </PageForm>
  );
}

function Group({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <fieldset className="grid gap-3">
      <legend className="pb-2 font-display text-xl font-bold">{heading}</legend>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">{children}</div>
    </fieldset>
  );
}
