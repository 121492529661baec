import { renderToString } from "react-dom/server";
import { IntlProvider } from "use-intl";
import { expect, it } from "vitest";

import { today } from "#messages/en/plans/today.ts";
import { MessageForm } from "./message-form.tsx";

const drawn = (contacts: { phone?: string; secondPhone?: string; whatsapp?: string; email?: string }) => {
  const house = { name: "Albergue", phone: null, whatsapp: null, email: null, ...contacts };
  return renderToString(
    <IntlProvider locale="en" messages={{ today } as never} timeZone="UTC">
      <MessageForm house={house} date="2027-05-11" time="16:00" walking={1} onSend={() => undefined} />
    </IntlProvider>,
  );
};
const waysIn = (html: string) => [...html.matchAll(/href="(https:\/\/wa\.me|sms:|mailto:)/g)].map((match) => match[1]);

it("offers only apps for which the place has a number or address, and always copying", () => {
  expect(waysIn(drawn({}))).toEqual([]);
  expect(drawn({})).toContain("Copy");
  expect(waysIn(drawn({ phone: "+34 600 000 000" }))).toEqual(["https://wa.me", "sms:"]);
  // Landlines receive no text messages.
  expect(waysIn(drawn({ phone: "+34 982 000 000" }))).toEqual([]);
  expect(drawn({ phone: "+34 982 000 000", secondPhone: "+34 600 000 000" })).toContain("sms:+34600000000");
  expect(waysIn(drawn({ phone: "+34 982 000 000", whatsapp: "+34 982 000 000" }))).toEqual(["https://wa.me"]);
  expect(waysIn(drawn({ email: "bed@example.org" }))).toEqual(["mailto:"]);
});
