/** The kinds of files that a question can accept. */
export const fileKinds = ['picture', 'pdf', 'audio', 'video', 'document'] as const;
export type FileKind = (typeof fileKinds)[number];

interface FileKindTerms {
  /** For the attribute `accept` of a file input. */
  accept: readonly string[];
  /** Content types, as the first bytes of a file show them; one that ends in / stands for all of them. */
  types: readonly string[];
}

const office = 'application/vnd.openxmlformats-officedocument.';
const openDocument = 'application/vnd.oasis.opendocument.';

const terms: Readonly<Record<FileKind, FileKindTerms>> = {
  picture: { accept: ['image/*'], types: ['image/'] },
  pdf: { accept: ['application/pdf'], types: ['application/pdf'] },
  audio: { accept: ['audio/*'], types: ['audio/'] },
  video: { accept: ['video/*'], types: ['video/'] },
  // Files of Office from before 2007 have one content type, for any content.
  document: {
    accept: ['.docx', '.xlsx', '.pptx', '.odt', '.ods', '.odp', '.doc', '.xls', '.ppt'],
    types: [office, openDocument, 'application/x-cfb'],
  },
};

/** Value of `accept` of a file input for some kinds. */
export function acceptOf(kinds: readonly FileKind[]): string {
  return kinds.flatMap((kind) => terms[kind].accept).join(',');
}

/** Checks whether content of this type is of one of the kinds. */
export function isOfKind(type: string, kinds: readonly FileKind[]): boolean {
  return kinds.some((kind) =>
    terms[kind].types.some((known) =>
      known.endsWith('/') || known.endsWith('.') ? type.startsWith(known) : type === known,
    ),
  );
}
