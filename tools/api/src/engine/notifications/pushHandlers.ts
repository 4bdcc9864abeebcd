import type { AllHandlers } from '../calls/handler';
import { notFound } from '../problems';
import type { ActionTools } from '../tools/ActionTools';

/** Which of the user's devices get notifications while the app is closed. */
export function createPushHandlers({ push, pushSubscriptions }: ActionTools) {
  return {
    pushChannel: async () => ({ key: push?.publicKey ?? null }),

    subscribePush: async ({ input, session }) => {
      if (!push) throw notFound();
      await pushSubscriptions.add(session, input);
      return {};
    },

    unsubscribePush: async ({ input: { endpoint }, session }) => {
      await pushSubscriptions.remove(session, endpoint);
      return {};
    },
  } satisfies Partial<AllHandlers>;
}
