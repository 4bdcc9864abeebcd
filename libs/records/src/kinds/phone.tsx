import { writtenKind } from './writtenKinds';

export const phoneKind = {
  ...writtenKind,
  Show: ({ text }: { text: string }) => <a href={`tel:${text.replaceAll(/[^\d+]/g, '')}`}>{text}</a>,
};
