import { actions } from '@callboard/api-client/actions';
import { onPush } from '@callboard/api-client/live';
import { useIsViewing } from '@callboard/auth';
import { useEffect, useRef, useState } from 'react';

/** Others are notified at most this often, in milliseconds. */
const notifyEveryMs = 3_000;
/** Silence after which a user has stopped typing, in milliseconds. */
const expiresMs = 6_000;

/** Ids of the users who are typing in a conversation; and a function that notifies the others that the user is. */
export function useTyping(conversation: string) {
  const isViewing = useIsViewing();
  const [notify] = actions.typeInConversation.useAction();
  const [typing, setTyping] = useState<readonly string[]>([]);
  const lastNotified = useRef(-Infinity);

  // Subscribes to pushes, and forgets who has stopped.
  useEffect(() => {
    const timers = new Map<string, ReturnType<typeof setTimeout>>();
    function stopped(user: string) {
      clearTimeout(timers.get(user));
      timers.delete(user);
      setTyping((all) => all.filter((each) => each !== user));
    }
    const stopTyping = onPush('typing', (push) => {
      if (push.conversation !== conversation) return;
      const { user } = push;
      clearTimeout(timers.get(user));
      timers.set(
        user,
        setTimeout(() => stopped(user), expiresMs),
      );
      setTyping((all) => (all.includes(user) ? all : [...all, user]));
    });
    // A user who has sent a message has stopped: which of those who type it was, the next pushes show.
    const stopCreated = onPush('message.created', (push) => {
      if (push.conversation === conversation) for (const user of [...timers.keys()]) stopped(user);
    });
    return () => {
      stopTyping();
      stopCreated();
      for (const timer of timers.values()) clearTimeout(timer);
    };
  }, [conversation]);

  return {
    typing,
    onTyping() {
      const now = performance.now();
      if (isViewing || now - lastNotified.current < notifyEveryMs) return;
      lastNotified.current = now;
      void notify({ conversation });
    },
  };
}
