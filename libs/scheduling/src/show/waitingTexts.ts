import { showMessages as words } from './showMessages';

/** The texts about steps that are stored on this device. */
export const waitingTexts = {
  wait: words.stepsWait,
  refused: words.stepRefused,
  behind: words.stepsBehind,
  drop: words.dropSteps,
};
