import * as v from 'valibot';

const channelName = 'callboard.session';
const messageSchema = v.object({ ended: v.string() });

/** Notifies the other tabs that a user's session has ended. Storage events do not cover this when the session is in memory only. */
export function announceEnd(user: string): void {
  const channel = openChannel();
  channel?.postMessage({ ended: user });
  channel?.close();
}

/** Calls back with the user whose session another tab has ended. @returns the function that stops listening */
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
