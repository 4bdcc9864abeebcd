/** The colours that staff choose from, where a colour distinguishes kinds. */
export const colorOptions = [
  { value: 'gray', label: 'Grey', tone: 'neutral' },
  { value: 'blue', label: 'Blue', tone: 'blue' },
  { value: 'green', label: 'Green', tone: 'green' },
  { value: 'yellow', label: 'Yellow', tone: 'yellow' },
  { value: 'red', label: 'Red', tone: 'red' },
  { value: 'purple', label: 'Purple', tone: 'purple' },
] as const;
