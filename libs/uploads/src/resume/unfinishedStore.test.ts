import { afterEach, describe, expect, it } from 'vitest';
import { findUnfinished, storeUnfinished, listUnfinished, type Unfinished } from './unfinishedStore';

afterEach(() => localStorage.clear());

const now = 1_800_000_000_000;
const upload = (given: Partial<Unfinished> = {}): Unfinished => ({
  fingerprint: 'print',
  scope: 'callboard.Event.ab12',
  name: 'film.mp4',
  size: 500,
  type: 'video/mp4',
  address: 'http://localhost/resumable/1',
  begun: now,
  ...given,
});

describe('an upload interrupted by a reload', () => {
  it('is found in its scope only', () => {
    storeUnfinished(upload());
    expect(listUnfinished('callboard.Event.ab12', now)).toEqual([upload()]);
    expect(listUnfinished('callboard.Event.cd34', now)).toEqual([]);
  });

  it('is forgotten when the server has deleted it', () => {
    storeUnfinished(upload());
    expect(listUnfinished('callboard.Event.ab12', now + 25 * 3_600_000)).toEqual([]);
    expect(localStorage).toHaveLength(0);
  });

  it('is ignored if the stored value is invalid', () => {
    localStorage.setItem('callboard.upload.print', '{"name":1');
    expect([findUnfinished('print'), listUnfinished('x')]).toEqual([null, []]);
  });
});
