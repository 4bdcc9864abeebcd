import { tenantCodes } from '@callboard/api-contract';
import * as v from 'valibot';
import type { Charge, OnlineProvider, ProviderAnswer, ProviderEvent } from './OnlineProvider';
import { WebhookRefused } from './OnlineProvider';
import { isSignedWebhook, signWebhook } from './webhookSignature';

/** The code that a simulated card asks for in its second step. */
const simulatedCode = '123456';
const lateSeconds = 3;

export const simulatedEventSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(255)),
  tenant: v.picklist(tenantCodes),
  payment: v.pipe(v.string(), v.uuid()),
  amount: v.pipe(v.number(), v.safeInteger()),
  currency: v.pipe(v.string(), v.maxLength(3)),
  answer: v.object({
    status: v.picklist(['confirmed', 'declined', 'needs_step', 'pending']),
    reference: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  }),
});

interface SimulatedTools {
  key: string;
  /** Sends an event by a webhook, after some seconds. */
  send: (event: ProviderEvent, afterSeconds: number) => Promise<void>;
}

/**
 * A card without money: for trying out, and for tests of everything that a real one can do. It stores nothing: its references have how
 * it answers.
 */
export function createSimulatedProvider({ key, send }: SimulatedTools): OnlineProvider {
  const notify = (charge: Charge, answer: ProviderAnswer, nth: number, seconds: number) =>
    send({ ...factsOf(charge), id: `${answer.reference}-${nth}`, answer }, seconds);

  return {
    name: 'simulated',
    hasPage: false,
    signatureHeader: 'callboard-signature',
    async begin(charge, { card = 'accept' }) {
      const reference = `sim-${card}-${charge.payment}`;
      const confirmed = { status: 'confirmed', reference } as const;
      if (card === 'late') await notify(charge, confirmed, 1, lateSeconds);
      if (card === 'twice') {
        // As one event that is delivered again, and as another one with the same answer.
        await notify(charge, confirmed, 1, 0);
        await notify(charge, confirmed, 1, 1);
        await notify(charge, confirmed, 2, 1);
      }
      return { ...answerOf(card), reference };
    },
    proceed: async (_charge, reference, code) => ({
      status: code.trim() === simulatedCode ? 'confirmed' : 'declined',
      reference,
    }),
    async find({ created }, reference) {
      const [, card = ''] = reference.split('-');
      const isDue = Date.now() >= Date.parse(created) + lateSeconds * 1_000;
      return { ...answerOf(card === 'late' && isDue ? 'accept' : card), reference };
    },
    refund: async ({ payment }) => ({ status: 'confirmed', reference: `sim-refund-${payment}` }),
    async readWebhook(body, signature, now) {
      if (!isSignedWebhook(key, body, signature, now)) throw new WebhookRefused();
      return eventIn(body);
    },
  };
}

/** An event as the simulated provider sends it: its body and its signature. */
export function simulatedWebhook(
  key: string,
  event: unknown,
  now: Date,
): { body: string; signature: string } {
  const body = JSON.stringify(event);
  return { body, signature: signWebhook(key, body, now) };
}

function factsOf({ tenant, payment, amount, currency }: Charge) {
  return { tenant, payment, amount, currency };
}

function answerOf(card: string): Pick<ProviderAnswer, 'status'> {
  if (card === 'decline') return { status: 'declined' };
  if (card === 'ask') return { status: 'needs_step' };
  return { status: card === 'accept' || card === 'twice' ? 'confirmed' : 'pending' };
}

function eventIn(body: Buffer): ProviderEvent | null {
  try {
    const parsed = v.safeParse(simulatedEventSchema, JSON.parse(body.toString()));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}
