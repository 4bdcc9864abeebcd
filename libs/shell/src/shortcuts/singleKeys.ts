import { storedValue } from '@callboard/browser-storage';

const stored = storedValue('single_keys');

/** Checks whether shortcuts without Ctrl are on. Users of speech input need to turn them off (WCAG 2.1.4). */
export function areSingleKeysOn(): boolean {
  return stored.read() !== 'off';
}

/** Stores the setting in this browser. It is not personal data, so a logout does not clear it. */
export function turnSingleKeys(isOn: boolean): void {
  if (isOn) stored.remove();
  else stored.write('off');
}
