import { describe, expect, it } from 'vitest';
import { loginDataSchema } from '@callboard/api-contract';
import * as v from 'valibot';
import { nobody, type SessionState } from '../session/sessionState';
import { toSession } from '../session/toSession';
import { loginAnswer } from '../testing/loginAnswer';
import { guardLogin, guardRoute } from './guardRoute';

const asking: SessionState = { status: 'unknown', problem: null, ...nobody };
const unreachable: SessionState = { ...asking, problem: { kind: 'network', message: 'No connection.' } };
const stranger: SessionState = { status: 'anonymous', reason: 'fresh', ...nobody };
const signedIn = toSession(v.parse(loginDataSchema, loginAnswer().data), 'session-1');

const show = { verdict: 'show' };
const wait = { verdict: 'wait' };
const redirect = (to: string) => ({ verdict: 'redirect', to });

describe('guardRoute', () => {
  it('[2.31] sends a stranger to login with the way back', () => {
    expect(guardRoute(stranger, '/events?page=2')).toEqual(redirect('/login?redirect=%2Fevents%3Fpage%3D2'));
  });

  it('[2.31] leads back whoever the server has signed out', () => {
    const ended: SessionState = { ...stranger, reason: 'ended' };
    expect(guardRoute(ended, '/events')).toEqual(redirect('/login?redirect=%2Fevents'));
  });

  it('[2.37] [2.38] sends whoever signed out, here or in another tab, to plain login', () => {
    expect(guardRoute({ ...stranger, reason: 'signedOut' }, '/events')).toEqual(redirect('/login'));
  });

  it('waits while it is not known who is there', () => {
    expect(guardRoute(asking, '/events')).toEqual(wait);
  });

  it('shows the page to those who are signed in', () => {
    expect(guardRoute(signedIn, '/events')).toEqual(show);
  });
});

describe('guardLogin', () => {
  it.each([
    [{}, '/dashboard'],
    [{ redirectQuery: '/events?page=2' }, '/events?page=2'],
    [{ redirectQuery: 'https://evil.test', loginRoute: '/home' }, '/home'],
  ])('[2.30] sends those who are signed in on: with %j to %s', (given, to) => {
    expect(guardLogin(signedIn, given)).toEqual(redirect(to));
  });

  it('[2.30] sends them to / where the flow names no place', () => {
    const nowhere = { ...signedIn, navigation: { ...signedIn.navigation, redirectUrl: null } };
    expect(guardLogin(nowhere, {})).toEqual(redirect('/'));
  });

  it('shows the form to a stranger, and to somebody whose session cannot be asked for', () => {
    expect(guardLogin(stranger, {})).toEqual(show);
    expect(guardLogin(unreachable, {})).toEqual(show);
    expect(guardLogin(asking, {})).toEqual(wait);
  });
});
