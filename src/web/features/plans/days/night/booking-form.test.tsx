import { renderToString } from "react-dom/server";
import { IntlProvider } from "use-intl";
import { expect, it } from "vitest";

import type { EditorDay } from "#contract/plans/plan-editor.ts";
import { planDays } from "#messages/es/plans/plan-days.ts";
import { EditingContext } from "#web/components/plan-edits/editing.tsx";
import { BookingForm } from "./booking-form.tsx";

it.each([
  [1, 0],
  [2, 1],
])("tells %d walkers whether a price is for all of them", (people, hints) => {
  const notes = { notes: "", carry: "", bookingReference: "", priceCents: null, house: null, houseState: "none" };
  const html = renderToString(
    <IntlProvider locale="es" messages={{ planDays } as never} timeZone="UTC">
      <EditingContext value={{ edit: () => {} }}>
        <BookingForm day={notes as unknown as EditorDay} people={people} onWrite={() => {}} />
      </EditingContext>
    </IntlProvider>,
  );
  expect(html.match(/El precio total, para 2 personas\./g) ?? []).toHaveLength(hints);
});
