import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";

import { Button } from "./button.tsx";
import { Combobox } from "./combobox/combobox.tsx";
import { Field } from "./field.tsx";
import { RangeSlider } from "./range-slider.tsx";
import { Segmented } from "./segmented.tsx";
import { Stepper } from "./stepper.tsx";
import { TextInput } from "./inputs.tsx";

const nothing = () => undefined;
const control = { id: "town", "aria-describedby": undefined, "aria-invalid": undefined } as const;

describe("server-rendered controls", () => {
  it("link hint and error to their input", () => {
    const html = renderToStaticMarkup(
      <Field label="Name" hint="As on your pass" error="Too long">
        {(attributes) => <TextInput {...attributes} />}
      </Field>,
    );
    const described = /<input[^>]+aria-describedby="([^"]+)"/.exec(html)?.[1]?.split(" ") ?? [];
    const textOf = (id: string) => new RegExp(`<p id="${id}"[^>]*>(.*?)</p>`).exec(html)?.[1]?.replace(/<[^>]+>/g, "");
    expect(described.map(textOf)).toEqual(["As on your pass", "Too long"]);
    expect(html).toMatch(/<input[^>]+aria-invalid="true"/);
    expect(/<label[^>]+for="([^"]+)"/.exec(html)?.[1]).toBe(/<input[^>]*? id="([^"]+)"/.exec(html)?.[1]);
  });

  it("leave a field without an error unmarked", () => {
    const html = renderToStaticMarkup(
      <Field label="Name" error={null}>
        {(attributes) => <TextInput {...attributes} />}
      </Field>,
    );
    expect(html).not.toMatch(/ aria-(?:invalid|describedby)=/);
  });

  it("show a slider's value without inline styles", () => {
    const slider = (value: number) =>
      renderToStaticMarkup(
        <RangeSlider value={value} min={3} max={10} step={0.5} valueText="6 h 30" onValueChange={nothing} />,
      );
    expect(slider(6.5)).toContain('width="50.00%"');
    expect(slider(99)).toContain('width="100.00%"');
    expect(slider(6.5)).toContain('aria-valuetext="6 h 30"');
    expect(slider(6.5)).not.toContain("style=");
  });

  it("render a plain select before the combobox hydrates", () => {
    const html = renderToStaticMarkup(
      <Combobox
        control={control}
        name="from"
        options={[
          { value: "leon", label: "León" },
          { value: "sarria", label: "Sarria" },
        ]}
        value="sarria"
        onValueChange={nothing}
        match={(_, options) => options}
        openLabel="Show towns"
        emptyText="No such town"
      />,
    );
    expect(html).toMatch(/<select[^>]+name="from"/);
    expect(html).toMatch(/<option value="sarria" selected="">Sarria/);
    expect(html).not.toContain('<option value=""');
  });

  it("expose busy, selected and disabled states", () => {
    expect(renderToStaticMarkup(<Button busy>Saving</Button>)).toMatch(
      /aria-busy="true"[^>]*aria-disabled="true"|aria-disabled="true"[^>]*aria-busy="true"/,
    );
    const options = [
      { value: "hours", label: "hours" },
      { value: "km", label: "km" },
    ] as const;
    expect(
      renderToStaticMarkup(
        <Segmented legend="Measure" name="measure" options={options} value="km" onValueChange={nothing} />,
      ),
    ).toMatch(/<legend[^>]*>Measure<\/legend>.*value="km"[^>]*checked=""|checked=""[^>]*value="km"/);
    const stepper = renderToStaticMarkup(
      <Stepper
        control={control}
        name="days"
        value={0}
        min={0}
        max={3}
        lessLabel="Fewer"
        moreLabel="More"
        onValueChange={nothing}
      />,
    );
    expect(stepper).toMatch(/<button(?=[^>]*aria-label="Fewer")(?=[^>]*aria-disabled="true")/);
    expect(stepper).not.toMatch(/<button(?=[^>]*aria-label="More")(?=[^>]*aria-disabled="true")/);
  });
});
