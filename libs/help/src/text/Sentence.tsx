import { useTenant } from '@callboard/tenant';
import { Fragment } from 'react';
import { fillSentence } from './fillSentence';

/** A sentence of a page; names of buttons and screens stand out. */
export function Sentence({ text }: { text: string }) {
  const parts = fillSentence(text, useTenant().labels);
  return parts.map(({ kind, text: shown }, index) => {
    const key = `${index} ${shown}`;
    return kind === 'name' ? <strong key={key}>{shown}</strong> : <Fragment key={key}>{shown}</Fragment>;
  });
}
