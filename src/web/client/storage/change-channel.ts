import { createStore } from "./create-store.ts";

/** Notifies pages of this browser when stored data changes. */
interface ChangeChannel {
  /** Notifies this tab and others. */
  notify(): void;
  /** Subscribes to changes in this tab and others. @returns the function to unsubscribe */
  subscribe(listener: () => void): () => void;
}

function changeChannel(channelName: string): ChangeChannel {
  const changes = createStore(0);
  let subscriberCount = 0;
  let channel: BroadcastChannel | null = null;
  const countChange = () => changes.set(changes.get() + 1);
  return {
    notify() {
      countChange();
      const sender = new BroadcastChannel(channelName);
      sender.postMessage("changed");
      sender.close();
    },
    subscribe(listener) {
      const end = changes.subscribe(listener);
      subscriberCount += 1;
      if (!channel) {
        channel = new BroadcastChannel(channelName);
        channel.addEventListener("message", countChange);
      }
      return () => {
        end();
        subscriberCount -= 1;
        if (subscriberCount > 0) return;
        channel?.close();
        channel = null;
      };
    },
  };
}

/** Changes of the stored plans. */
export const offlinePlanChanges = changeChannel("vieira-kept");

/** Changes of unsent input. */
export const outboxChanges = changeChannel("vieira-waiting");
