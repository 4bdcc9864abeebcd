/** Something that a guardian agrees to or refuses. */
export interface ConsentKind {
  /** Stored with each answer. */
  kind: string;
  label: string;
  /** What they agree to, as they read it. */
  question: string;
  /** Whether the answer is also whether photos of the participant are allowed. */
  isPhotoConsent?: true;
}

/** What guardians decide where a tenant declares nothing else. */
export const defaultConsentKinds: readonly ConsentKind[] = [
  {
    kind: 'take_part',
    label: 'Taking part',
    question: 'My child can take part in this event.',
  },
  {
    kind: 'photographs',
    label: 'Photographs',
    question: 'Photographs and film of my child can be taken and published.',
    isPhotoConsent: true,
  },
  {
    kind: 'medical',
    label: 'Medical care',
    question: 'My child can get first aid, and urgent medical care where I cannot be reached.',
  },
];
