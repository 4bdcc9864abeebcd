import type { InputOf } from '@callboard/api-contract';
import { callAction } from '../actions/callAction';

/** Says what a picture of a record shows, makes it the main one, or shows it to everyone. */
export function describePicture(input: InputOf<'describePicture'>) {
  return callAction('describePicture', { input });
}
