import * as v from 'valibot';

const channelName = 'callboard.session';
const messageSchema = v.object({ ended: v.string() });

/** Tells the other tabs of this browser that a user's session is over: also where no storage event can (memory only). */
export function announceEnd(user: string): void {
  const channel = openChannel();
  channel?.postMessage({ ended: user });
  channel?.close();
}

/** Calls back with the user whose session another tab has ended; answers how to stop. */
export function onAnnouncedEnd(callBack: (user: string) => void): () => void {
  const channel = openChannel();
  if (!channel) return () => {};
  channel.onmessage = (event: MessageEvent<unknown>) => {
    const message = v.safeParse(messageSchema, event.data);
    if (message.success) callBack(message.output.ended);
  };
  return () => channel.close();
}

function openChannel(): BroadcastChannel | null {
  return typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(channelName);
}
