/** Something that a guardian agrees to or refuses. */
export interface ConsentKind {
  /** Stored with each answer. */
  kind: string;
  label: string;
  /** Question to the guardian, as they read it. */
  question: string;
  /** The answer also permits or forbids photos of the participant. */
  isPhotoConsent?: true;
}

/** Consents of guardians where a tenant declares nothing else. */
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
