import { describe, expect, it } from 'vitest';
import { loginDataSchema } from '@callboard/api-contract/accounts';
import * as v from 'valibot';
import { noUser, type SessionState } from '../session/sessionState';
import { toSession } from '../session/toSession';
import { loginAnswer } from '../testing/loginAnswer';
import { guardLogin, guardRoute } from './guardRoute';

const resuming: SessionState = { status: 'unknown', problem: null, ...noUser };
const unreachable: SessionState = { ...resuming, problem: { kind: 'network', message: 'No connection.' } };
const anonymous: SessionState = { status: 'anonymous', reason: 'fresh', ...noUser };
const signedIn = toSession(v.parse(loginDataSchema, loginAnswer().data), 'session-1');

const show = { verdict: 'show' };
const wait = { verdict: 'wait' };
const redirect = (to: string) => ({ verdict: 'redirect', to });

describe('guardRoute', () => {
  it('[2.31] redirects an anonymous user to login with the path to return to', () => {
    expect(guardRoute(anonymous, '/events?page=2')).toEqual(redirect('/login?redirect=%2Fevents%3Fpage%3D2'));
  });

  it('[2.31] keeps the path to return to when the server has ended the session', () => {
    const ended: SessionState = { ...anonymous, reason: 'ended' };
    expect(guardRoute(ended, '/events')).toEqual(redirect('/login?redirect=%2Fevents'));
  });

  it('[2.37] [2.38] redirects to login without a path after signing out, here or in another tab', () => {
    expect(guardRoute({ ...anonymous, reason: 'signedOut' }, '/events')).toEqual(redirect('/login'));
  });

  it('waits while the session is unknown', () => {
    expect(guardRoute(resuming, '/events')).toEqual(wait);
  });

  it('shows the page to a signed-in user', () => {
    expect(guardRoute(signedIn, '/events')).toEqual(show);
  });
});

describe('guardLogin', () => {
  it.each([
    [{}, '/dashboard'],
    [{ redirectQuery: '/events?page=2' }, '/events?page=2'],
    [{ redirectQuery: 'https://evil.test', loginRoute: '/home' }, '/home'],
  ])('[2.30] redirects a signed-in user: with %j to %s', (given, to) => {
    expect(guardLogin(signedIn, given)).toEqual(redirect(to));
  });

  it('[2.30] redirects to / when the flow has no redirect_url', () => {
    const withoutFlow = { ...signedIn, navigation: { ...signedIn.navigation, redirectUrl: null } };
    expect(guardLogin(withoutFlow, {})).toEqual(redirect('/'));
  });

  it('shows the form to an anonymous user, and when the session cannot be resumed', () => {
    expect(guardLogin(anonymous, {})).toEqual(show);
    expect(guardLogin(unreachable, {})).toEqual(show);
    expect(guardLogin(resuming, {})).toEqual(wait);
  });
});
