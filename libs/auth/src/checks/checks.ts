import { isEmail, passwordFault } from '@callboard/api-contract';
import { say } from '@callboard/language';
import { messages } from '../messages';

/** The rules of section 5 for what is asked around a sign-in: what is wrong with a value, or null. */
export const checks = {
  /** Clauses 5.2 and 5.11. */
  email: (value: string) => (isEmail(value) ? null : messages.email),
  /** Clauses 5.3 and 5.12. */
  strongPassword: (value: string) => {
    const fault = passwordFault(value);
    return fault === null ? null : say(fault);
  },
} as const;
