import * as v from 'valibot';

/** A text as people type it: trimmed, of characters that can be stored, and at most this long. It can be empty. */
export function textInput(longest: number) {
  return v.pipe(
    v.string(),
    v.maxLength(longest * 2),
    v.check((value) => value.isWellFormed() && !value.includes('\0')),
    v.trim(),
    v.normalize('NFC'),
    v.maxLength(longest),
  );
}

/** The same, and not empty. */
export function filledTextInput(longest: number) {
  return v.pipe(textInput(longest), v.minLength(1));
}
