import type { DraftOf, RecordOf } from '@callboard/api-contract';
import { expectTypeOf, test } from 'vitest';
import { hooksFor, type collections, type CollectionHooks, type Outcome } from '../collections';

test('hooks have the types of their collection', () => {
  type Venues = typeof collections.venues;
  expectTypeOf<Venues>().toEqualTypeOf<CollectionHooks<'venues'>>();
  type VenueList = NonNullable<ReturnType<Venues['useList']>['data']>;
  expectTypeOf<VenueList['results'][number]>().toEqualTypeOf<RecordOf<'venues'>>();
  expectTypeOf<ReturnType<Venues['useGet']>['data']>().toEqualTypeOf<RecordOf<'venues'> | undefined>();
});

test('writes accept the drafts and patches of the collection', () => {
  type Create = ReturnType<typeof collections.spaces.useCreate>[0];
  expectTypeOf<Parameters<Create>>().toEqualTypeOf<[DraftOf<'spaces'>]>();
  expectTypeOf<Awaited<ReturnType<Create>>>().toEqualTypeOf<Outcome<RecordOf<'spaces'>>>();
  type Patch = ReturnType<typeof collections.spaces.usePatch>[0];
  // @ts-expect-error: the status changes by actions only
  expectTypeOf<Parameters<Patch>[1]>().toHaveProperty('status');
});

test('a transition is one of the lifecycle of the collection', () => {
  type Act = ReturnType<typeof collections.venues.useAct>[0];
  expectTypeOf<Parameters<Act>>().toEqualTypeOf<
    [transition: 'retire' | 'bring_back', hashcode: string, reason?: string | undefined]
  >();
});

test('hooksFor infers the collection from its name', () => {
  expectTypeOf(hooksFor<'events'>).returns.toEqualTypeOf<CollectionHooks<'events'>>();
  // @ts-expect-error: no such collection
  hooksFor('castles');
});
