import { assertType, expectTypeOf, test } from 'vitest';
import type { Security } from './account';
import type { RecordOf } from './registry';
import type { InputOf, OutputOf, ParsedInputOf, RecordActionName } from './actionRegistry';
import type { TransitionOf } from './transitionAction';

test('what an action takes and answers follows from its declaration', () => {
  expectTypeOf<InputOf<'endSession'>>().toEqualTypeOf<{ session: string }>();
  expectTypeOf<OutputOf<'security'>>().toEqualTypeOf<Security>();
  expectTypeOf<OutputOf<'makeTasks'>>().toEqualTypeOf<RecordOf<'taskTemplates'> | null>();
  expectTypeOf<ParsedInputOf<'makeTasks'>['events']>().toEqualTypeOf<string[]>();
  expectTypeOf<Extract<RecordActionName, 'makeTasks' | 'endSession' | 'undo'>>().toEqualTypeOf<'makeTasks'>();
});

test('a transition is named as its lifecycle names it', () => {
  expectTypeOf<TransitionOf<'venues'>>().toEqualTypeOf<'retire' | 'bring_back'>();
  expectTypeOf<TransitionOf<'regions'>>().toEqualTypeOf<never>();
  // @ts-expect-error An event is not published.
  assertType<TransitionOf<'events'>>('publish');
});
