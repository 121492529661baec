import { createStore } from "./create-store.ts";

/** Tells pages of this browser that something kept in it has changed. */
export interface ChangeChannel {
  /** Tells this tab and others. */
  tell(): void;
  /** Calls back at every change, in this tab or another. @returns a function that ends it */
  subscribe(listener: () => void): () => void;
}

function changeChannel(channelName: string): ChangeChannel {
  const changes = createStore(0);
  let followers = 0;
  let channel: BroadcastChannel | null = null;
  const noteChange = () => changes.set(changes.get() + 1);
  return {
    tell() {
      noteChange();
      const sender = new BroadcastChannel(channelName);
      sender.postMessage("changed");
      sender.close();
    },
    subscribe(listener) {
      const end = changes.subscribe(listener);
      followers += 1;
      if (!channel) {
        channel = new BroadcastChannel(channelName);
        channel.addEventListener("message", noteChange);
      }
      return () => {
        end();
        followers -= 1;
        if (followers > 0) return;
        channel?.close();
        channel = null;
      };
    },
  };
}

/** Of the plans that are kept here. */
export const offlinePlanChanges = changeChannel("vieira-kept");

/** Of what was written here and is not sent yet. */
export const outboxChanges = changeChannel("vieira-waiting");
