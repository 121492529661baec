import { Check, Heart, PawPrint, Search } from "lucide-react";
import { useState, type ReactNode } from "react";

import { DynamicIcon } from "#web/ui/icons/dynamic-icon.tsx";
import { toastKinds, toastPositions, useNotify } from "#web/ui/toasts/use-notify.ts";
import { BottomSheet } from "#web/ui/layout/bottom-sheet.tsx";
import { BrandIcon } from "#web/ui/icons/brand-icon.tsx";
import { Button, IconButton } from "#web/ui/controls/button.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { Checkbox, Select, TextInput } from "#web/ui/controls/inputs.tsx";
import { Chip } from "#web/ui/layout/chip.tsx";
import { Combobox, type ComboboxOption } from "#web/ui/controls/combobox/combobox.tsx";
import { Field } from "#web/ui/controls/field.tsx";
import { rankMatches } from "#web/ui/controls/combobox/fuzzy-match.ts";
import { Icon } from "#web/ui/icons/icon.tsx";
import { Notice } from "#web/ui/layout/notice.tsx";
import { productIcons } from "#web/ui/icons/product-icons.ts";
import { RangeSlider } from "#web/ui/controls/range-slider.tsx";
import { Segmented } from "#web/ui/controls/segmented.tsx";
import { Skeleton } from "#web/ui/layout/skeleton.tsx";
import { Stepper } from "#web/ui/controls/stepper.tsx";
import { ToggleChip } from "#web/ui/controls/toggle-chip.tsx";
import { Token } from "#web/ui/text/token.tsx";

const towns: ComboboxOption[] = ["Pamplona", "Logroño", "Burgos", "León", "Astorga", "O Cebreiro", "Sarria"].map(
  (label, index) => ({
    value: label.toLowerCase(),
    label,
    detail: `km ${index * 90}`,
  }),
);
const match = (typed: string, options: readonly ComboboxOption[]) =>
  rankMatches(typed, options, (option) => option.label);

/** Every component in all its states. A page for developers; not in a production build. */
export default function States() {
  const [hours, setHours] = useState(6.5);
  const [measure, setMeasure] = useState<"hours" | "km">("hours");
  const [pets, setPets] = useState(true);
  const [days, setDays] = useState(2);
  const [town, setTown] = useState("león");
  const [sheet, setSheet] = useState(false);
  const notify = useNotify();
  return (
    <div className="page-width grid gap-8 py-10 md:grid-cols-2">
      <title>States – Vieira</title>
      <h1 className="text-2xl md:col-span-2">States</h1>
      <Part title="Buttons">
        <Row>
          <Button>Keep this plan</Button>
          <Button variant="secondary">Share</Button>
          <Button variant="quiet">Undo</Button>
        </Row>
        <Row>
          <Button variant="arrow">Start walking</Button>
          <Button variant="danger">Delete</Button>
          <Button disabled>Save</Button>
          <Button busy>Saving</Button>
          <Button size="sm">Small</Button>
          <IconButton icon={Heart} label="Add to favourites" boxed />
          <IconButton icon={Search} label="Search" />
        </Row>
      </Part>
      <Part title="Fields">
        <Field label="Name" hint="As you like" error={null}>
          {(control) => <TextInput {...control} defaultValue="Spring 2027" />}
        </Field>
        <Field label="E-mail" error="The part after @ needs a dot, as in camino.es.">
          {(control) => <TextInput {...control} defaultValue="jon@camino" />}
        </Field>
        <Field label="Route" error={null}>
          {(control) => (
            <Select {...control}>
              <option>Camino Francés</option>
            </Select>
          )}
        </Field>
        <Field label="Town" error={null}>
          {(control) => (
            <Combobox
              control={control}
              name="town"
              options={towns}
              value={town}
              onValueChange={setTown}
              match={match}
              openLabel="Show towns"
              emptyText="No such town"
            />
          )}
        </Field>
        <Field label="Start" error={null}>
          {(control) => <TextInput {...control} type="date" defaultValue="2027-05-10" />}
        </Field>
        <Field label="Longest day" error={null} aside={<output className="font-strong">{hours} h</output>}>
          {(control) => (
            <RangeSlider
              {...control}
              value={hours}
              min={3}
              max={10}
              step={0.5}
              valueText={`${hours} h`}
              onValueChange={setHours}
            />
          )}
        </Field>
        <Field label="Easing in" error={null}>
          {(control) => (
            <Stepper
              control={control}
              name="days"
              value={days}
              min={0}
              max={14}
              lessLabel="Fewer days"
              moreLabel="More days"
              onValueChange={setDays}
            />
          )}
        </Field>
        <Row>
          <Segmented
            legend="Measure"
            name="measure"
            value={measure}
            onValueChange={setMeasure}
            options={[
              { value: "hours", label: "hours" },
              { value: "km", label: "km" },
            ]}
          />
          <Checkbox label="Rest days" hint="One in seven or so" defaultChecked />
        </Row>
      </Part>
      <Part title="Chips and notices">
        <Row>
          <Chip tone="ok" icon={Check}>
            Booked
          </Chip>
          <Chip tone="way">Walk in</Chip>
          <Chip tone="warn">No bed yet</Chip>
          <Chip tone="bad">Closed that night</Chip>
          <Chip>Unknown</Chip>
        </Row>
        <Row>
          <ToggleChip name="amenity" value="pets" icon={PawPrint} checked={pets} onCheckedChange={setPets}>
            Pets
          </ToggleChip>
          <ToggleChip name="amenity" value="kitchen" checked={!pets} onCheckedChange={(checked) => setPets(!checked)}>
            Kitchen
          </ToggleChip>
          <Token removeLabel="Remove Sarria" onRemove={() => undefined}>
            Sarria
          </Token>
        </Row>
        <Notice kind="warn" action={<a href="#ask">Ask</a>}>
          <b>Ledigos has 2 houses.</b> Ask ahead.
        </Notice>
        <Notice kind="info">Planned without beds: none is known on this route.</Notice>
        <Notice kind="bad">Not saved: no connection.</Notice>
        <Notice kind="ok">Saved.</Notice>
      </Part>
      <Part title="Icons">
        <Row>
          {Object.entries(productIcons).map(([name, drawing]) => (
            <span key={name} title={name}>
              <Icon of={drawing} />
            </span>
          ))}
          <BrandIcon of="facebook" />
          <BrandIcon of="whatsapp" />
          <DynamicIcon name="lucide:tent" />
        </Row>
      </Part>
      <Part title="Messages in passing">
        <Row>
          {toastKinds.map((kind) => (
            <Button key={kind} size="sm" variant="secondary" onClick={() => notify(kind, `A message: ${kind}`)}>
              {kind}
            </Button>
          ))}
          <Button
            size="sm"
            variant="quiet"
            onClick={() => Array.from({ length: 25 }, (_, index) => notify("info", `Message ${index + 1}`))}
          >
            twenty-five
          </Button>
          {toastPositions.map((position) => (
            <Button key={position} size="sm" variant="quiet" onClick={() => notify("info", `At ${position}`, position)}>
              {position}
            </Button>
          ))}
        </Row>
      </Part>
      <Part title="Loading and sheets">
        <div role="status" aria-label="Loading houses" className="grid gap-2">
          <Skeleton className="w-2/3" />
          <Skeleton className="h-3 w-5/6" />
          <Skeleton className="h-3 w-2/5" />
        </div>
        <Button variant="secondary" onClick={() => setSheet(true)}>
          Open the sheet
        </Button>
        <BottomSheet
          open={sheet}
          onClose={() => setSheet(false)}
          title="Your inputs"
          closeLabel="Close"
          footer={<Button onClick={() => setSheet(false)}>Show the walk</Button>}
        >
          <p>What suits you.</p>
        </BottomSheet>
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid content-start gap-3">
      <h2 className="text-lg">{title}</h2>
      <Card className="grid gap-4 p-5">{children}</Card>
    </section>
  );
}

function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>;
}
