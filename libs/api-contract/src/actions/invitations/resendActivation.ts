import { defineAction, noInput } from '../defineAction';

/** The former link is void, and an invitation that was declined or has expired is pending again. */
export const resendActivation = defineAction({
  name: 'resend_activation',
  summary: 'Mails an invitation again (admins)',
  on: { record: 'userActivations' },
  wire: 'userActions',
  input: noInput,
  badInput: 'actionNeedsTarget',
  output: 'record',
  roles: ['admin'],
  problems: ['missing', 'conflict', 'stale'],
  clause: '6.3, 7.8',
  hasEffects: true,
});
