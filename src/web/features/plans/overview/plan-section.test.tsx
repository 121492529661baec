import { Writable } from "node:stream";
import { once } from "node:events";
import { renderToPipeableStream } from "react-dom/server";
import { expect, it } from "vitest";
import { EventLoopTurn } from "#web/ui/hydration/yield-before-render.tsx";
import { PlanSection } from "./plan-section.tsx";

it("lets others have their turn before each section", async () => {
  let turns = 0;
  const turn = () => {
    turns += 1;
    return Promise.resolve();
  };
  let html = "";
  const sink = new Writable({
    write: (piece, _encoding, done) => {
      html += String(piece);
      done();
    },
  });
  renderToPipeableStream(
    <EventLoopTurn value={turn}>
      <PlanSection heading="Nights">28</PlanSection>
      <PlanSection heading="Files">GPX</PlanSection>
    </EventLoopTurn>,
  ).pipe(sink);
  await once(sink, "finish");
  expect(html).toMatch(/Nights.*28.*Files.*GPX/);
  expect(turns).toBeGreaterThanOrEqual(2);
});
