import * as v from 'valibot';
import { defineQuery } from '../defineQuery';

export const resetToken = defineQuery({
  summary: 'Whether a reset link still works',
  group: 'Session',
  path: 'user/passwords/{token}',
  input: v.object({ token: v.string() }),
  output: v.object({ success: v.literal(true) }),
  envelope: 'bare',
  roles: 'public',
  isSecret: true,
  problems: ['missing'],
  clause: '7.10',
});
