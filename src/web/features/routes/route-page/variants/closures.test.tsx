import { renderToString } from "react-dom/server";
import { IntlProvider } from "use-intl";
import { expect, it } from "vitest";
import { route } from "#messages/en/routes/route.ts";
import { MainClosure } from "./closures.tsx";

const rendered = (note: string, notes: Record<string, string> = {}): string =>
  renderToString(
    <IntlProvider locale="en" messages={{ route } as never} timeZone="Europe/Madrid">
      <MainClosure closure={{ from: "11-01", to: "03-31", note, notes, estimated: false } as never} />
    </IntlProvider>,
  );

it("names the dates of a closure whose note does not", () => {
  expect(rendered("A landslide: walk by the road.")).toContain(
    "Part of the main route is closed from 1 November to 31 March. A landslide: walk by the road.",
  );
});

it("does not repeat dates that the note names, in the language of the page", () => {
  const html = rendered("Cerrado.", { en: "Closed from 1 November to 31 March by order." });
  expect(html).toContain(">Closed from 1 November to 31 March by order.<");
});
