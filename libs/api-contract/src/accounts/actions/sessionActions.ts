import * as v from 'valibot';
import { userSessionsSchema } from '../../account';
import { loginDataSchema } from '../session';
import { defineAction, noInput, noOutput } from '../../defineAction';
import { hashcodeInput } from '../../inputs';

/** The sessions of the user. */
export const sessionActions = {
  logout: defineAction({
    name: 'logout',
    summary: 'Ends the session of the header',
    on: 'nothing',
    input: noInput,
    output: noOutput,
    roles: 'session',
    whileViewing: 'allowed',
    clause: '7.3',
  }),

  viewAs: defineAction({
    name: 'view_as',
    summary: 'A session that sees the app as `user` does and changes nothing (admins)',
    on: 'nothing',
    input: v.object({ user: hashcodeInput }),
    output: loginDataSchema,
    roles: ['admin'],
    problems: ['missing'],
    clause: '6.2',
  }),

  listSessions: defineAction({
    name: 'list_sessions',
    summary: 'Where the user is signed in',
    on: 'nothing',
    input: noInput,
    output: userSessionsSchema,
    roles: 'session',
    readOnly: true,
  }),

  endSession: defineAction({
    name: 'end_session',
    summary: 'Signs out one of the user’s own sessions',
    on: 'nothing',
    input: v.object({ session: hashcodeInput }),
    output: noOutput,
    roles: 'session',
    problems: ['missing'],
  }),

  endOtherSessions: defineAction({
    name: 'end_other_sessions',
    summary: 'Signs the user out everywhere else',
    on: 'nothing',
    input: noInput,
    output: v.object({ ended: v.pipe(v.number(), v.integer()) }),
    roles: 'session',
  }),
};
