const channelName = "vieira-kept";
const listeners = new Set<() => void>();
let channel: BroadcastChannel | null = null;

/** Tells this tab and others that something kept here has changed. */
export function tellOfKeptChange(): void {
  for (const listener of listeners) listener();
  const sender = new BroadcastChannel(channelName);
  sender.postMessage("changed");
  sender.close();
}

/** Calls back when something kept here changes, in this tab or another. @returns a function that ends it */
export function subscribeToKeptChanges(listener: () => void): () => void {
  listeners.add(listener);
  if (!channel) {
    channel = new BroadcastChannel(channelName);
    channel.addEventListener("message", () => {
      for (const each of listeners) each();
    });
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    channel?.close();
    channel = null;
  };
}
