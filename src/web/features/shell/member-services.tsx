import { PlansStage } from "./plans-stage.tsx";

import { SessionEndStage } from "./session-end-stage.tsx";

/** What only those need who are signed in, or were when the page was opened. */
export function MemberServices() {
  return (
    <>
      <PlansStage />
      <SessionEndStage />
    </>
  );
}
