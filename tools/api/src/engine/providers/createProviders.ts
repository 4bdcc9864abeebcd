import { addJob } from '../jobs/queue';
import type { Database } from '../database/openDatabase';
import type { Secrets } from '../secrets/secrets';
import type { Settings } from '../settings';
import type { OnlineProvider } from './OnlineProvider';
import { simulateWebhook } from './simulated.jobs';
import { createSimulatedProvider } from './simulatedProvider';

/** The providers of this installation. */
export interface Providers {
  /** The one that new payments are made by. */
  current: OnlineProvider;
  /** True if buyers can pay by card: in production only where a provider moves the money. */
  takesCards: boolean;
  /** Null for payments that are not made online, and for a provider that is not configured any more. */
  named: (name: string) => OnlineProvider | null;
}

/** Stripe where its keys are configured, else a simulated card. */
export async function createProviders(
  database: Database,
  secrets: Secrets,
  { environment, stripe }: Pick<Settings, 'environment' | 'stripe'>,
): Promise<Providers> {
  const simulated = createSimulatedProvider({
    key: simulatedKey(secrets),
    async send(event, afterSeconds) {
      const startAfter = new Date(Date.now() + afterSeconds * 1_000);
      await database
        .forTenant(event.tenant)
        .write({ actor: null }, (transaction) => addJob(transaction, simulateWebhook, event, { startAfter }));
    },
  });
  if (!stripe)
    return {
      current: simulated,
      takesCards: environment !== 'production',
      named: (name) => (name === simulated.name ? simulated : null),
    };
  // A large library, which only those who use it wait for.
  const { createStripeProvider } = await import('./stripeProvider');
  const current = createStripeProvider(stripe);
  return {
    current,
    takesCards: true,
    named: (name) => [current, simulated].find((each) => each.name === name) ?? null,
  };
}

/** Key that signs webhooks of the simulated provider: known to this installation alone. */
export function simulatedKey(secrets: Pick<Secrets, 'sign'>): string {
  return secrets.sign('webhooks of the simulated provider');
}
