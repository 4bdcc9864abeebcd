import { callAction, clockOffset, fetchActions, readQuery } from '@callboard/api-client';
import { onVisibilityChange, storedValue } from '@callboard/browser-storage';
import { openSnapshots, outboxState, queueCall, sendWaiting } from '@callboard/offline';
import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { createDoor, type Door } from './createDoor';
import type { DoorApi, DoorQueue } from './doorTools';
import { doorMessages as words } from './doorMessages';
import { startState, type DoorState } from './doorState';
import { doorStoreOf, storedDoors, waitingScanSchema } from './storedDoor';

/** How often a door reads what the others did, and how long one who waits at it waits for an answer. */
const everyMs = 8_000;
const patienceMs = 4_000;

const trusted = storedValue('callboard.door_key');

/**
 * The door of a performance, while it is shown.
 *
 * @param device The id of this device.
 * @param name What people call this door.
 */
export function useDoor(
  performance: string,
  device: string,
  name: string,
): { state: DoorState; door: Door | null } {
  const [state, setState] = useState<DoorState>(startState);
  const [door, setDoor] = useState<Door | null>(null);
  const latestName = useRef(name);
  // Synchronises with what the door, which lives outside of React, calls itself.
  useEffect(() => {
    latestName.current = name;
  }, [name]);
  // Synchronises with the server, the network and what is stored in the browser.
  useEffect(() => {
    let isStopped = false;
    let stop = () => {};
    const begin = (snapshots: Parameters<typeof doorStoreOf>[0]) => {
      if (isStopped) return;
      const running = createDoor({
        api: apiOf(performance, device, () => latestName.current),
        store: doorStoreOf(snapshots, performance),
        queue: queueOf(performance, device, () => latestName.current),
        isStored: snapshots !== null,
        device,
        door: () => latestName.current,
        trustedKey: { read: trusted.read, write: (key) => void trusted.write(key) },
        onChange: (changed) => {
          if (!isStopped) setState(changed);
        },
        now: Date.now,
        clockOffset,
      });
      void running.start();
      setDoor(running);
      stop = follow(running);
    };
    // The network can be gone before the first scan.
    fetchActions().catch(() => {});
    openSnapshots(storedDoors, () => undefined).then(begin, () => begin(null));
    return () => {
      isStopped = true;
      stop();
    };
  }, [performance, device]);
  return { state, door };
}

/** Reads again from time to time, when the network is back, and when the page is shown again. */
function follow({ refresh, queueChanged }: Door): () => void {
  const timer = setInterval(() => void refresh(), everyMs);
  const now = () => void refresh();
  addEventListener('online', now);
  addEventListener('offline', now);
  const stopQueue = outboxState.subscribe(() => void queueChanged());
  const stopVisibility = onVisibilityChange((isVisible) => isVisible && now());
  return () => {
    clearInterval(timer);
    removeEventListener('online', now);
    removeEventListener('offline', now);
    stopVisibility();
    stopQueue();
  };
}

/** Waiting scans of a door: a lane of the outbox, which other tabs of the device share. */
function queueOf(performance: string, device: string, door: () => string): DoorQueue {
  const lane = `door/${performance}/${device}`;
  const inputSchema = v.object({ scans: v.tuple([waitingScanSchema]) });
  return {
    waiting: () =>
      outboxState.get().flatMap((entry) => {
        if (entry.lane !== lane || !('input' in entry)) return [];
        const { success, output } = v.safeParse(inputSchema, entry.input);
        return success ? output.scans : [];
      }),
    add: (scan) =>
      queueCall(
        {
          action: 'recordScans',
          input: { performance, device, door: door(), scans: [scan] },
          lane,
          text: words.scanAt(door()),
          page: `/door/${performance}`,
        },
        scan.id,
      ),
    send: sendWaiting,
  };
}

function apiOf(performance: string, device: string, door: () => string): DoorApi {
  const soon = () => ({ isQuiet: true, signal: AbortSignal.timeout(patienceMs) });
  return {
    // All tickets of a large hall: it takes longer over a slow network.
    snapshot: () => readQuery('doorSnapshot', { performance }, { isQuiet: true }),
    state: (after) => readQuery('doorState', { performance, after: String(after) }, soon()),
    send: (scans) =>
      callAction('recordScans', { input: { performance, device, door: door(), scans } }, soon()),
  };
}
