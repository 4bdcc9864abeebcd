const pending = new Map<object, () => void>();
let stopWaiting: (() => void) | undefined;

/**
 * Events whose handlers can read the form before the next frame. Captured on window, so they run before other handlers, except for
 * events of the window itself, such as popstate: their handlers call `notifyNow` themselves.
 */
const flushingEvents = ['focusout', 'submit', 'pointerdown', 'keydown', 'visibilitychange'];

/** For a page that paints no frames: in the background, or behind another window. */
const maxWaitMs = 100;

/**
 * Runs `notify` after the next paint, so that a form with hundreds of fields does not delay the letter just typed. Of several calls
 * with the same `source`, only the last runs. Any other user input runs it before that input is handled.
 */
export function notifyAfterPaint(source: object, notify: () => void): void {
  pending.set(source, notify);
  stopWaiting ??= waitForPaint(notifyNow);
}

/** Runs pending notifications immediately. Call it before reading or submitting a form from code. */
export function notifyNow(): void {
  stopWaiting?.();
  stopWaiting = undefined;
  const notifications = [...pending.values()];
  pending.clear();
  for (const notify of notifications) notify();
}

function waitForPaint(onPainted: () => void): () => void {
  let timer = setTimeout(onPainted, maxWaitMs);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    // A task queued in a frame runs after that frame is painted.
    timer = setTimeout(onPainted);
  });
  const onFlushingEvent = (event: Event) => !isTyping(event) && onPainted();
  for (const name of flushingEvents) addEventListener(name, onFlushingEvent, true);
  return () => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    for (const name of flushingEvents) removeEventListener(name, onFlushingEvent, true);
  };
}

/** Checks whether an event types or deletes a character. */
function isTyping(event: Event): boolean {
  if (!(event instanceof KeyboardEvent) || event.ctrlKey || event.metaKey || event.altKey) return false;
  return (
    event.key.length === 1 || event.key === 'Backspace' || event.key === 'Delete' || event.key === 'Shift'
  );
}
