import { isEmail, passwordError } from '@callboard/api-contract/text';
import { translate } from '@callboard/language';
import { messages } from '../messages';

/** Validators of the public pages (section 5). Each returns an error message, or null when the value is valid. */
export const checks = {
  /** Clauses 5.2 and 5.11. */
  email: (value: string) => (isEmail(value) ? null : messages.email),
  /** Clauses 5.3 and 5.12. */
  strongPassword: (value: string) => {
    const error = passwordError(value);
    return error === null ? null : translate(error);
  },
} as const;
