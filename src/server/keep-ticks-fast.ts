import { createHook } from "node:async_hooks";

/** Held for as long as the process runs. */
const ticks: object[] = [];

/**
 * Holds one of the objects in which Node notes what `process.nextTick` is to run. When V8 collects garbage while there is none
 * of them, it forgets their shape, and after a few collections makes each as slowly as it can, for good: a tick takes 370 ns
 * instead of 57 (Node 24.21), and every answer has a dozen of them.
 */
export function keepTicksFast(): void {
  const hook = createHook({
    init: (_id, type, _trigger, resource) => {
      if (type === "TickObject") ticks.push(resource);
    },
  });
  hook.enable();
  process.nextTick(() => undefined);
  hook.disable();
}
