/** The priorities, lowest first. */
export const priorityLevels = ['none', 'low', 'medium', 'high', 'urgent'] as const;

/** One of them. */
export type PriorityLevel = (typeof priorityLevels)[number];

const otherNames: Readonly<Record<string, PriorityLevel>> = {
  normal: 'medium',
  regular: 'medium',
  critical: 'urgent',
  highest: 'urgent',
  lowest: 'low',
};

/** The level of a word from a server in any case, or of a number from 0 (none) to 4 (urgent). */
export function toPriority(value: unknown): PriorityLevel | undefined {
  const isDigit = typeof value === 'string' && /^[0-4]$/.test(value.trim());
  if (typeof value === 'number' || isDigit) return priorityLevels[Number(value)];
  if (typeof value !== 'string') return undefined;
  const word = value.trim().toLowerCase();
  if (Object.hasOwn(otherNames, word)) return otherNames[word];
  return priorityLevels.find((level) => level === word);
}
