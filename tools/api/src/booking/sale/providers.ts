import type { ParsedInputOf } from '@callboard/api-contract';
import type { PaymentProvider } from '@callboard/api-contract/sale';
import { randomUUID } from 'node:crypto';

/** What a provider answers when a payment begins or goes on. */
export interface PaymentAnswer {
  status: 'confirmed' | 'declined' | 'needs_step' | 'pending';
  /** What the provider calls the payment. */
  reference: string;
  /** After how many seconds the provider confirms it by itself, each time that it does. */
  confirmsAfter: readonly number[];
}

type Input = Pick<ParsedInputOf<'payOrder'>, 'card' | 'code'>;

/** Who moves the money of a payment that the buyer makes online. */
export interface OnlineProvider {
  name: PaymentProvider;
  /** `reference` is that of the attempt before, which waits for the buyer's second step. */
  pay: (input: Input, reference: string | null) => PaymentAnswer;
}

/** The code that a simulated card asks for in its second step. */
const simulatedCode = '123456';

/** A card without money: for trying out, and for tests of everything that a real one can do. */
export const simulatedProvider: OnlineProvider = {
  name: 'simulated',
  pay({ card = 'accept', code }, reference) {
    const payment = { reference: reference ?? `sim-${randomUUID()}`, confirmsAfter: [] };
    if (code !== undefined)
      return { ...payment, status: code.trim() === simulatedCode ? 'confirmed' : 'declined' };
    switch (card) {
      case 'accept':
        return { ...payment, status: 'confirmed' };
      case 'decline':
        return { ...payment, status: 'declined' };
      case 'ask':
        return { ...payment, status: 'needs_step' };
      case 'late':
        return { ...payment, status: 'pending', confirmsAfter: [3] };
      case 'twice':
        return { ...payment, status: 'confirmed', confirmsAfter: [0, 1] };
      case 'never':
        return { ...payment, status: 'pending' };
    }
  },
};
