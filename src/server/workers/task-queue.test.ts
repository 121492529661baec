import { describe, expect, it } from "vitest";
import { type Release, TaskQueue } from "./task-queue.ts";

const limits = { maxRunning: 1, maxWaiting: 3, maxPerPerson: 2, maxPerAddress: 3 };
const never = new AbortController().signal;
const client = (person: string, address = person) => ({ person, address });

/** Adds tasks and records which have started; each ends on request. */
function visitors(queue: TaskQueue) {
  const inside: { name: string; leave: Release }[] = [];
  const enter = async (name: string, person: string, signal = never, address = person) => {
    const entered = await queue.acquire(client(person, address), () => signal);
    if (typeof entered === "function") inside.push({ name, leave: entered });
    return typeof entered === "function" ? "entered" : entered;
  };
  const leaveFirst = async () => {
    inside.shift()?.leave();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { enter, leaveFirst, names: () => inside.map(({ name }) => name).join() };
}

const entered = (length: number) => Array.from({ length }, () => "entered");

describe("TaskQueue", () => {
  it("runs a limited number of tasks at once, and queues others fairly by person", async () => {
    const { enter, leaveFirst, names } = visitors(
      new TaskQueue({ ...limits, maxPerPerson: 9, maxWaiting: 9, maxPerAddress: 9 }),
    );
    const all = [enter("a1", "a"), enter("a2", "a"), enter("a3", "a"), enter("b1", "b"), enter("c1", "c")];
    await all[0];
    expect(names()).toBe("a1");
    const order = [];
    for (let turn = 0; turn < 5; turn++) {
      order.push(names());
      await leaveFirst();
    }
    expect(order).toEqual(["a1", "a2", "b1", "c1", "a3"]);
    expect(await Promise.all(all)).toEqual(entered(5));
  });

  it("is full at its limit of queued tasks", async () => {
    const queue = new TaskQueue(limits);
    const { enter, leaveFirst } = visitors(queue);
    const waiting = ["a", "b", "c", "d"].map((person) => enter(person, person));
    expect(await enter("e", "e")).toBe("full");
    expect(queue.waiting).toBe(3);
    await leaveFirst();
    const later = enter("e", "e");
    for (let turn = 0; turn < 4; turn++) await leaveFirst();
    expect(await Promise.all([...waiting, later])).toEqual(entered(5));
    expect(queue.waiting).toBe(0);
  });

  it("refuses a person and an address with too many tasks", async () => {
    const { enter, leaveFirst } = visitors(new TaskQueue(limits));
    const own = [enter("a1", "a", never, "home"), enter("a2", "a", never, "home")];
    expect(await enter("a3", "a", never, "elsewhere")).toBe("too-many");
    const guest = enter("b1", "b", never, "home");
    expect(await enter("c1", "c", never, "home")).toBe("too-many");
    for (let turn = 0; turn < 3; turn++) await leaveFirst();
    expect(await Promise.all([...own, guest])).toEqual(entered(3));
    expect(await enter("a3", "a", never, "home")).toBe("entered");
  });

  it("removes tasks of clients that disconnected", async () => {
    const queue = new TaskQueue(limits);
    const { enter, leaveFirst, names } = visitors(queue);
    const gone = new AbortController();
    const [first, second, third] = [enter("a", "a"), enter("b", "b", gone.signal), enter("c", "c")];
    gone.abort();
    expect(await second).toBe("aborted");
    expect(queue.waiting).toBe(1);
    await first;
    await leaveFirst();
    await third;
    expect(names()).toBe("c");
  });

  it("does not count shared work for any person", async () => {
    const queue = new TaskQueue({ ...limits, maxRunning: 4 });
    const all = await Promise.all(Array.from({ length: 4 }, () => queue.acquire(null, () => never)));
    expect(all.map((each) => typeof each)).toEqual(Array.from({ length: 4 }, () => "function"));
  });
});
