const waiting = new Map<object, () => void>();
let stopWaiting: (() => void) | undefined;

/**
 * What may ask for what was typed before the next frame: leaving a field, submitting, another command, a page that is put away. What
 * the window itself is told, as that it goes back, it tells its listeners in their order: who listens to that settles it first.
 */
const occasions = ['focusout', 'submit', 'pointerdown', 'keydown', 'visibilitychange'];

/** For a page that draws no frames: in the background, or behind another window. */
const longestWaitMs = 100;

/**
 * Runs `tell` once what was typed has been painted: a form of hundreds of fields then never keeps a letter from its screen. Of several
 * by one `teller` the last is run. Whatever else the user does settles it first, so that nothing is missed.
 */
export function tellAfterPaint(teller: object, tell: () => void): void {
  waiting.set(teller, tell);
  stopWaiting ??= waitForPaint(tellNow);
}

/** Runs at once what waits for the next frame: for whoever reads a form or submits it by itself. */
export function tellNow(): void {
  stopWaiting?.();
  stopWaiting = undefined;
  const tells = [...waiting.values()];
  waiting.clear();
  for (const tell of tells) tell();
}

function waitForPaint(onPainted: () => void): () => void {
  let timer = setTimeout(onPainted, longestWaitMs);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    // A task behind the frame runs once that frame has been drawn.
    timer = setTimeout(onPainted);
  });
  const onOccasion = (event: Event) => !isTyping(event) && onPainted();
  for (const name of occasions) addEventListener(name, onOccasion, true);
  return () => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    for (const name of occasions) removeEventListener(name, onOccasion, true);
  };
}

/** Whether it is one letter more. */
function isTyping(event: Event): boolean {
  if (!(event instanceof KeyboardEvent) || event.ctrlKey || event.metaKey || event.altKey) return false;
  return (
    event.key.length === 1 || event.key === 'Backspace' || event.key === 'Delete' || event.key === 'Shift'
  );
}
