import { expectTypeOf, it } from 'vitest';
import type { StatusAfter, StatusBefore, TransitionName } from '../states';

it('types the transitions of a collection, those of roles and those of the server', () => {
  expectTypeOf<TransitionName<'tickets'>>().toEqualTypeOf<
    'sold' | 'cancelled' | 'reserved_again' | 'refunded' | 'exchanged'
  >();
  expectTypeOf<TransitionName<'userActivations'>>().toEqualTypeOf<
    'resend_activation' | 'withdraw' | 'accepted' | 'declined' | 'expired'
  >();
  expectTypeOf<TransitionName<'regions'>>().toEqualTypeOf<never>();
});

it('types the statuses that a transition leads from and to', () => {
  expectTypeOf<StatusBefore<'orders', 'paid'>>().toEqualTypeOf<'unpaid' | 'cancelled' | 'expired'>();
  expectTypeOf<StatusAfter<'orders', 'paid'>>().toEqualTypeOf<'paid'>();
});
