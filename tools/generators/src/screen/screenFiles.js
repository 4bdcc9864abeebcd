/** @typedef {{ screen: string, collection: string, isProfile: boolean }} ScreenNames */

/** The screen itself: a list of its collection, or one record. @param {ScreenNames} names */
export function screenSource({ collection, isProfile }) {
  if (isProfile) {
    return `import { RecordProfile } from '@callboard/records/profile';
import { useHashcode } from '@callboard/records/screen';

/** Say in one sentence what is special about this page. */
export function Screen() {
  return <RecordProfile collection="${collection}" hashcode={useHashcode()} />;
}
`;
  }
  return `import { RecordList } from '@callboard/records/list';
import type { ScreenProps } from '@callboard/tenant';

/** Say in one sentence what is special about this list. */
export function Screen({ title }: ScreenProps) {
  return <RecordList collection="${collection}" title={title} />;
}
`;
}

/** Its test, in every state, with a record that follows from the declaration. @param {ScreenNames} names */
export function testSource({ screen, collection, isProfile }) {
  return `import { describeScreen } from '@callboard/records/testing';
import { Screen } from './${screen}';

describeScreen(Screen, { collection: '${collection}', shows: '${isProfile ? 'record' : 'list'}' });
`;
}
