import { writtenKind } from './writtenKinds';

export const emailKind = {
  ...writtenKind,
  Show: ({ text }: { text: string }) => <a href={`mailto:${text}`}>{text}</a>,
};
