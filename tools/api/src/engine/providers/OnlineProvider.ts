import type { TenantCode } from '@callboard/api-contract';
import type { ParsedInputOf } from '@callboard/api-contract/actions';
import type { PaymentProvider } from '@callboard/api-contract/booking';

/** A payment that a provider moves the money of. */
export interface Charge {
  tenant: TenantCode;
  /** Its hashcode: also the key under which the provider does the same only once. */
  payment: string;
  /** Name of it at the provider; null until its first answer is stored. */
  reference: string | null;
  amount: number;
  currency: string;
  /** When it was begun. */
  created: string;
  /** The number of the order, and what it is for. */
  order: string;
  title: string;
  email: string | null;
}

/** Money that goes back to the buyer. */
export interface Refund {
  tenant: TenantCode;
  /** The hashcode of the payment below zero. */
  payment: string;
  /** Name of the refund at the provider; null until its first answer is stored. */
  reference: string | null;
  /** Name at the provider of the payment that it is a part of. */
  of: string;
  /** Above zero. */
  amount: number;
}

/** Answer of a provider about a payment or a refund. */
export interface ProviderAnswer {
  status: 'confirmed' | 'declined' | 'needs_step' | 'pending';
  reference: string;
  /** The page of the provider on which the buyer pays. */
  url?: string;
}

/** Something that a provider sends by a webhook. */
export interface ProviderEvent {
  id: string;
  tenant: TenantCode;
  payment: string;
  /** Of a refund below zero. */
  amount: number;
  currency: string;
  answer: ProviderAnswer;
}

/** Card data that a buyer gives to pay. */
export type CardInput = Pick<ParsedInputOf<'payOrder'>, 'card' | 'code'>;

/**
 * Who moves the money of payments that buyers make online. Every call goes over a network, so that none is made within a transaction,
 * and each can be made again: what was done already is answered, not done twice.
 */
export interface OnlineProvider {
  name: PaymentProvider & ('simulated' | 'stripe');
  /** Its page asks for the card, so that an order begins with one. */
  hasPage: boolean;
  begin: (charge: Charge, input: CardInput, returnUrl: string) => Promise<ProviderAnswer>;
  /** Goes on with a payment that waits for the buyer's second step. */
  proceed: (charge: Charge, reference: string, code: string) => Promise<ProviderAnswer>;
  find: (charge: Charge, reference: string) => Promise<ProviderAnswer>;
  /** Pays back, or answers what became of a refund. */
  refund: (refund: Refund) => Promise<ProviderAnswer>;
  /**
   * Reads a webhook; null where it is about something else.
   *
   * @throws WebhookRefused where the provider did not sign it
   */
  readWebhook: (body: Buffer, signature: string, now: Date) => Promise<ProviderEvent | null>;
  signatureHeader: string;
}

/** A webhook that its provider did not sign, or not lately. */
export class WebhookRefused extends Error {}
