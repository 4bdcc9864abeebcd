import { useEffect } from 'react';
import { overlap } from './overlap';

const typed =
  'input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"], [type="range"]), textarea, select, [contenteditable="true"], [role="spinbutton"], [role="textbox"]';

/** Buttons that send a form or go on: the user is about to press one. */
const pressed =
  '[type="submit"], main button[data-variant="primary"], [role="dialog"] footer button, dialog footer button';

/**
 * Keeps the stack above an on-screen keyboard, and moves it to the top of the page when it would cover the focused input or a button
 * that sends a form or is the main one of the page.
 */
export function useAlertPlace(host: HTMLElement | null, alerts: readonly unknown[]): void {
  // Synchronises with the focus, scrolling, and the visual viewport, which an on-screen keyboard shrinks.
  useEffect(() => {
    if (host === null || alerts.length === 0) return;
    let frame = 0;
    const schedule = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => place(host));
    };
    place(host);
    const viewport = window.visualViewport;
    for (const name of ['focusin', 'input', 'scroll'] as const)
      document.addEventListener(name, schedule, true);
    window.addEventListener('resize', schedule);
    viewport?.addEventListener('resize', schedule);
    viewport?.addEventListener('scroll', schedule);
    return () => {
      cancelAnimationFrame(frame);
      for (const name of ['focusin', 'input', 'scroll'] as const)
        document.removeEventListener(name, schedule, true);
      window.removeEventListener('resize', schedule);
      viewport?.removeEventListener('resize', schedule);
      viewport?.removeEventListener('scroll', schedule);
    };
  }, [host, alerts]);
}

function place(host: HTMLElement) {
  const viewport = window.visualViewport;
  const [above, seen] = [viewport?.offsetTop ?? 0, viewport?.height ?? window.innerHeight];
  host.style.setProperty('--alert-drop', `${Math.round(above)}px`);
  host.style.setProperty('--alert-lift', `${Math.max(0, Math.round(window.innerHeight - above - seen))}px`);
  const input = document.activeElement;
  const isTyping = input !== null && !host.contains(input) && input.matches(typed);
  const uncovered = [...document.querySelectorAll(pressed), ...(isTyping ? [input] : [])];
  host.dataset['side'] = 'bottom';
  const below = covered(host, uncovered);
  if (below === 0) return;
  host.dataset['side'] = 'top';
  if (covered(host, uncovered) >= below) host.dataset['side'] = 'bottom';
}

function covered(host: HTMLElement, uncovered: readonly Element[]): number {
  const boxes = uncovered.map((element) => element.getBoundingClientRect());
  return Array.from(host.querySelectorAll('li')).reduce((sum, alert) => {
    const own = alert.getBoundingClientRect();
    return boxes.reduce((total, box) => total + overlap(own, box), sum);
  }, 0);
}
