import type { FeeFacts, StoredFee } from '@callboard/api-contract/finance';

/** Facts for the fee of an accepted entry with 24 performers, for tests: $50 and $10 for each, due on 12 May 2027. */
export function aFee(given: Partial<FeeFacts> = {}): FeeFacts {
  return {
    status: 'accepted',
    submitted_at: '2027-04-01T05:00:00Z',
    zone: 'Pacific/Auckland',
    terms: {
      entry_fee: 5_000,
      performer_fee: 1_000,
      late_fee: 2_000,
      late_fee_from: '2027-04-20T05:00:00Z',
      fee_due_on: '2027-05-12',
      currency: 'NZD',
    },
    members: { students: 24, adults: 2, declared: 26 },
    fee: aStoredFee(),
    ...given,
  };
}

/** The fee as it was fixed when that entry was submitted. */
export function aStoredFee(given: Partial<StoredFee> = {}): StoredFee {
  return {
    charged: {
      at: '2027-04-01T05:00:00Z',
      currency: 'NZD',
      due_on: '2027-05-12',
      charges: [
        { kind: 'entry', count: 1, each: 5_000 },
        { kind: 'performers', count: 24, each: 1_000 },
      ],
    },
    waivers: [],
    payments: [],
    ...given,
  };
}
