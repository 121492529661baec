/** Tells pages of this browser that something kept in it has changed. */
export interface KeptChanges {
  /** Tells this tab and others. */
  tell(): void;
  /** Calls back at every change, in this tab or another. @returns a function that ends it */
  subscribe(listener: () => void): () => void;
}

function keptChanges(channelName: string): KeptChanges {
  const listeners = new Set<() => void>();
  let channel: BroadcastChannel | null = null;
  const callAll = () => {
    for (const listener of listeners) listener();
  };
  return {
    tell() {
      callAll();
      const sender = new BroadcastChannel(channelName);
      sender.postMessage("changed");
      sender.close();
    },
    subscribe(listener) {
      listeners.add(listener);
      if (!channel) {
        channel = new BroadcastChannel(channelName);
        channel.addEventListener("message", callAll);
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        channel?.close();
        channel = null;
      };
    },
  };
}

/** Of the plans that are kept here. */
export const planChanges = keptChanges("vieira-kept");

/** Of what was written here and is not sent yet. */
export const waitingChanges = keptChanges("vieira-waiting");
