import { expect, it, vi } from 'vitest';
import { onPush, publishPush } from './pushListeners';

const user = '00000000-0000-4000-8000-00000000000a';
const typing = { code: 'typing', conversation: user, user } as const;

it('passes a push on to the listeners of its code, until they stop', () => {
  const [onTyping, onRead] = [vi.fn(), vi.fn()];
  const stop = onPush('typing', onTyping);
  onPush('conversation.read', onRead);
  publishPush(typing);
  stop();
  publishPush(typing);
  expect(onTyping.mock.calls).toEqual([[typing]]);
  expect(onRead).not.toHaveBeenCalled();
});
