const storageKey = 'single_keys';

/** Whether keys without Ctrl are shortcuts: somebody who speaks to the computer turns them off (WCAG 2.1.4). */
export function areSingleKeysOn(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off';
  } catch {
    return true;
  }
}

/** Remembers the choice in this browser. It tells nothing of the user, so a logout leaves it. */
export function turnSingleKeys(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, 'off');
  } catch {
    // Browsers that forbid storage throw: there is nothing to remember then.
    return;
  }
}
