/** The colours that a badge, an avatar or a figure may carry (clause 3.35). */
export const tones = ['primary', 'blue', 'red', 'green', 'purple', 'yellow', 'amber', 'gray'] as const;

/** One of the kit's colours. */
export type Tone = (typeof tones)[number];

/** Takes a colour that a server names, or gray where the kit has no such colour. */
export function toTone(color: string | null | undefined): Tone {
  return tones.find((tone) => tone === color) ?? 'gray';
}
