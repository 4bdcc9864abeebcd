import * as v from 'valibot';
import { canonical, type TextShape } from './canonicalText';

/** A text as people type it: in its canonical form, of characters that can be stored, and at most this long. It can be empty. */
export function textInput(longest: number, shape: TextShape = 'line') {
  return v.pipe(
    v.string(),
    v.maxLength(longest * 2),
    v.check((value) => value.isWellFormed() && !value.includes('\0')),
    canonical(shape),
    v.maxLength(longest),
  );
}

/** The same, and not empty: as it is typed, which documents can state, and in its canonical form. */
export function filledTextInput(longest: number, shape: TextShape = 'line') {
  return v.pipe(v.string(), v.minLength(1), textInput(longest, shape), v.minLength(1));
}
