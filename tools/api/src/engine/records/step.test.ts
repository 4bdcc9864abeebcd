import { describe, expect, it } from 'vitest';
import { firstStep, step } from './step';

describe('a change of status by the name of its transition', () => {
  it('has the assignment and the condition that are declared', () => {
    expect(step('waitingParties', 'removed')).toEqual({
      set: `status = 'removed'`,
      when: `status IN ('waiting', 'offered')`,
      from: ['waiting', 'offered'],
      values: { status: 'removed' },
    });
  });

  it('can be of fewer statuses than are declared, and of a table with an alias', () => {
    expect(step('waitingParties', 'lapsed', { from: ['bought'], as: 'w' }).when).toBe(
      `w.status IN ('bought')`,
    );
  });

  it('can be another for each row, by the first condition that holds', () => {
    expect(firstStep('merchandiseLines', { refunded: 'l.refunded = l.quantity' }, 'l')).toBe(
      `status = CASE WHEN l.refunded = l.quantity THEN 'refunded' ELSE l.status END`,
    );
    expect(firstStep('orders', { exchanged: '$1', partly_refunded: '$2' })).toBe(
      `status = CASE WHEN $1 THEN 'exchanged' WHEN $2 THEN 'partly_refunded' ELSE status END`,
    );
  });

  it('compiles only by a declared name, and from statuses that it leads from', () => {
    // @ts-expect-error Tickets have no such transition.
    expect(() => step('tickets', 'lost')).toThrow('tickets have no transition lost');
    // @ts-expect-error A refunded ticket is not sold again.
    step('tickets', 'sold', { from: ['refunded'] });
    // @ts-expect-error Orders have no such transition.
    expect(() => firstStep('orders', { lost: 'true' })).toThrow('orders have no transition lost');
  });
});
