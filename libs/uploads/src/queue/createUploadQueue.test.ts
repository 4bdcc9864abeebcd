import { waitFor } from '@testing-library/react';
import type { UploadOutcome } from '@callboard/api-client/attachments';
import { describe, expect, it, vi } from 'vitest';
import { createAppStore } from '@callboard/app-state';
import { createUploadQueue, type QueueOptions } from './createUploadQueue';

/** Transfers that the test ends. */
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
  it('notifies of every uploaded file, and of none that was cancelled', async () => {
    const { queue, finish, remove } = makeQueue();
    const onDone = vi.fn();
    queue.onDone(onDone);
    queue.add([aFile('a.pdf'), aFile('b.pdf')]);
    queue.cancel(queue.items()[0]?.id ?? '');
    await finish(0, done('a.pdf'));
    await finish(1, done('b.pdf'));
    expect(onDone.mock.calls).toEqual([[expect.objectContaining({ name: 'b.pdf' })]]);
    expect(remove).toHaveBeenCalledWith('hash of a.pdf');
  });

  it('aborts a cancelled transfer with the reason', () => {
    const { queue, running } = makeQueue();
    queue.add([aFile('a.pdf')]);
    queue.cancel(queue.items()[0]?.id ?? '');
    expect(running[0]?.signal.reason).toBe('cancel');
  });

  it('aborts transfers without cancelling them when the page is left', () => {
    const { queue, running } = makeQueue();
    queue.add([aFile('a.pdf')]);
    queue.leave();
    expect(running[0]?.signal.reason).toBe('leave');
  });

  it('retries automatically after a network error only', async () => {
    const { queue, finish, statuses } = makeQueue();
    queue.add([aFile('a.pdf'), aFile('b.pdf')]);
    await finish(0, offline);
    await finish(1, { ok: false, problem: { kind: 'refused', message: 'Too large', status: 413 } });
    expect(statuses()).toEqual(['failed', 'failed']);
    queue.retryPassing();
    expect(statuses()).toEqual(['uploading', 'failed']);
  });

  it('resumes an interrupted upload when its file is available', () => {
    const { queue, running, statuses } = makeQueue();
    queue.addInterrupted([{ id: 'left', name: 'film.mp4', size: 9, type: 'video/mp4', canReopen: false }]);
    expect([statuses(), running.length]).toEqual([['interrupted'], 0]);
    queue.resume('left', aFile('film.mp4'));
    expect([statuses(), running[0]?.name]).toEqual([['uploading'], 'film.mp4']);
  });
});
