import { waitFor } from '@testing-library/react';
import type { UploadOutcome } from '@callboard/api-client/attachments';
import { describe, expect, it, vi } from 'vitest';
import { createAppStore } from '@callboard/app-state';
import { createUploadQueue, type QueueOptions } from './createUploadQueue';

/** Transfers that end when the test says so. */
function stubTransfers() {
  const running: { name: string; signal: AbortSignal; end: (outcome: UploadOutcome) => void }[] = [];
  const transfer: QueueOptions['transfer'] = (file, { signal }) =>
    new Promise((end) => running.push({ name: file.name, signal, end }));
  return { running, transfer };
}

const aFile = (name: string) => new File(['content'], name);
const done = (name: string): UploadOutcome => ({
  ok: true,
  uploaded: { hashcode: `hash of ${name}`, media_url: '', name },
});
const offline: UploadOutcome = {
  ok: false,
  problem: { kind: 'network', message: 'Cannot reach the server.' },
};

function makeQueue(options: Partial<QueueOptions> = {}) {
  const { running, transfer } = stubTransfers();
  const remove = vi.fn();
  const queue = createUploadQueue({ store: createAppStore(), transfer, remove, ...options });
  const statuses = () => queue.items().map(({ status }) => status);
  const finish = async (index: number, outcome: UploadOutcome) => {
    running[index]?.end(outcome);
    await waitFor(() => expect(queue.items()).toBeTruthy());
    await Promise.resolve();
  };
  return { queue, running, remove, statuses, finish };
}

describe('createUploadQueue', () => {
  it('tells of every file that arrives, and of none that was cancelled', async () => {
    const { queue, finish, remove } = makeQueue();
    const told = vi.fn();
    queue.onDone(told);
    queue.add([aFile('a.pdf'), aFile('b.pdf')]);
    queue.cancel(queue.items()[0]?.id ?? '');
    await finish(0, done('a.pdf'));
    await finish(1, done('b.pdf'));
    expect(told.mock.calls).toEqual([[expect.objectContaining({ name: 'b.pdf' })]]);
    expect(remove).toHaveBeenCalledWith('hash of a.pdf');
  });

  it('stops a transfer that is cancelled, and tells it why', () => {
    const { queue, running } = makeQueue();
    queue.add([aFile('a.pdf')]);
    queue.cancel(queue.items()[0]?.id ?? '');
    expect(running[0]?.signal.reason).toBe('cancel');
  });

  it('lets go of transfers without cancelling them when its page is left', () => {
    const { queue, running } = makeQueue();
    queue.add([aFile('a.pdf')]);
    queue.leave();
    expect(running[0]?.signal.reason).toBe('leave');
  });

  it('tries again by itself what failed for want of a connection, and nothing else', async () => {
    const { queue, finish, statuses } = makeQueue();
    queue.add([aFile('a.pdf'), aFile('b.pdf')]);
    await finish(0, offline);
    await finish(1, { ok: false, problem: { kind: 'refused', message: 'Too large', status: 413 } });
    expect(statuses()).toEqual(['failed', 'failed']);
    queue.retryPassing();
    expect(statuses()).toEqual(['uploading', 'failed']);
  });

  it('goes on with an upload of an earlier page once its file is there', () => {
    const { queue, running, statuses } = makeQueue();
    queue.addInterrupted([{ id: 'left', name: 'film.mp4', size: 9, type: 'video/mp4', canReopen: false }]);
    expect([statuses(), running.length]).toEqual([['interrupted'], 0]);
    queue.resume('left', aFile('film.mp4'));
    expect([statuses(), running[0]?.name]).toEqual([['uploading'], 'film.mp4']);
  });
});
