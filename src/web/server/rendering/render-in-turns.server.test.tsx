import { expect, it } from "vitest";

import { InPortions } from "#web/ui/hydration/yield-before-render.tsx";
import { renderInTurns } from "./render-in-turns.server.tsx";

it("renders a long list in portions, between which others have their turn", async () => {
  const order: string[] = [];
  function Entry({ name }: { name: number }) {
    order.push("entry");
    return <li>{name}</li>;
  }
  const names = Array.from({ length: 40 }, (_, name) => name);
  const list = (
    <ol>
      <InPortions
        of={names.map((name) => (
          <Entry key={name} name={name} />
        ))}
        size={10}
      />
    </ol>
  );
  const others = (async () => {
    for (let turn = 0; turn < 20; turn += 1) {
      order.push("other");
      await new Promise((resolve) => setImmediate(resolve));
    }
  })();
  const rendered = await renderInTurns(list, { onError: () => expect.unreachable() });
  await others;
  expect(rendered.toString()).toBe(`<ol>${names.map((name) => `<li>${name}</li>`).join("")}</ol>`);
  const stretches = order.join(" ").match(/entry(?: entry)*/g) ?? [];
  expect(stretches.map((stretch) => stretch.split(" ").length)).toEqual([10, 10, 10, 10]);
});
