import type { InputOf } from '@callboard/api-contract/actions';
import { callAction } from '../actions/callAction';

/** Describes a picture of a record, makes it the main one, or shows it to everyone. */
export function describePicture(input: InputOf<'describePicture'>) {
  return callAction('describePicture', { input });
}
