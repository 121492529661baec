import { Refusal, type RefusalFaults } from "../../refusal.ts";

/** @throws Refusal `not-valid` when there are faults */
export function refuseFaults(faults: RefusalFaults): void {
  if (Object.keys(faults).length > 0) throw new Refusal("not-valid", { faults });
}
