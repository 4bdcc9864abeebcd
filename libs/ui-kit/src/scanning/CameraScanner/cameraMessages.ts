import { defineMessages } from '@callboard/language';

/** The texts of the camera that reads codes. */
export const cameraMessages = defineMessages({
  scan: 'Scan with the camera',
  stop: 'Stop the camera',
  runs: 'Hold the code in front of the camera.',
  denied: 'The camera is blocked. Allow it in the settings of the browser, or search by name.',
  missing: 'No camera was found. Search by name instead.',
  view: 'View of the camera',
});
