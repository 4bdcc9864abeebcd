import * as v from 'valibot';
import { activationModes, activationStatuses } from '../../activation';
import { defineAction } from '../defineAction';
import { tokenInput } from '../inputs';

const text = v.pipe(v.string(), v.maxLength(1_000));

/** All variants of clause 7.7 in one; a form may send more, which is ignored. */
export const activateUser = defineAction({
  name: 'activate_user',
  summary:
    'Answers an invitation, by the token of its link as `token` or `user_activation`; as an admin, by its hashcode as `user_activation`',
  on: 'nothing',
  input: v.object({
    token: v.optional(tokenInput),
    user_activation: v.optional(tokenInput),
    accept: v.optional(v.boolean()),
    add_to_domain: v.optional(v.boolean()),
    is_new: v.optional(v.boolean()),
    password: v.nullish(text),
    confirmPassword: v.nullish(text),
    first_name: v.nullish(text),
    last_name: v.nullish(text),
    phone: v.nullish(text),
  }),
  output: v.object({ status: v.picklist(activationStatuses), mode: v.picklist(activationModes) }),
  roles: 'public',
  rateClass: 'login',
  clause: '4.3 to 4.8, 7.7',
});
