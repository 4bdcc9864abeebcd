import { checks } from '@callboard/auth';
import { rules } from '@callboard/forms';
import type { PlainField } from '@callboard/forms/plain';
import { publicMessages as words } from './publicMessages';

/** A strong password and its confirmation, which must be equal (clause 5.16). */
export function newPasswordFields(label: string): readonly PlainField[] {
  const common = { type: 'password', autoComplete: 'new-password' } as const;
  return [
    {
      ...common,
      name: 'password',
      label,
      description: words.passwordHelp,
      check: checks.strongPassword,
    },
    {
      ...common,
      name: 'confirmPassword',
      label: words.confirmPassword,
      check: rules.sameAs('password', label),
    },
  ];
}
