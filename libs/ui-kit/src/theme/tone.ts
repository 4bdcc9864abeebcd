/** The colours of badges, avatars and numbers (clause 3.35). */
export const tones = ['primary', 'blue', 'red', 'green', 'purple', 'yellow', 'amber', 'gray'] as const;

/** One of the kit's colours. */
export type Tone = (typeof tones)[number];

/** The tone of a colour name from a server, or gray for an unknown name. */
export function toTone(color: string | null | undefined): Tone {
  return tones.find((tone) => tone === color) ?? 'gray';
}
