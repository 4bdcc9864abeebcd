import { keptValue } from '@callboard/browser-storage';

const kept = keptValue('single_keys');

/** Whether keys without Ctrl are shortcuts: somebody who speaks to the computer turns them off (WCAG 2.1.4). */
export function areSingleKeysOn(): boolean {
  return kept.read() !== 'off';
}

/** Remembers the choice in this browser. It tells nothing of the user, so a logout leaves it. */
export function turnSingleKeys(isOn: boolean): void {
  if (isOn) kept.remove();
  else kept.write('off');
}
