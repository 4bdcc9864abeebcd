import { Link } from '@callboard/ui-kit/navigation';
import { createElement, type ReactNode } from 'react';
import type { RichTextMarkup } from '../definition';
import { cleanFragment } from './sanitizeRichText';
import styles from './RichText.module.css';

export interface RichTextProps {
  /** The allowed markup; without it only the text is shown. */
  markup: RichTextMarkup | undefined;
  value: unknown;
}

/** A read-only rich text. It is sanitized and rendered as React elements, so that no HTML of the server reaches the page. */
export function RichText({ markup, value }: RichTextProps) {
  const html = typeof value === 'string' ? value : '';
  const nodes = [...cleanFragment(html, markup).childNodes].map(toElement);
  return <div className={styles.root}>{nodes}</div>;
}

function toElement(node: Node, key: number): ReactNode {
  if (!(node instanceof HTMLElement)) return node.textContent;
  const children = [...node.childNodes].map(toElement);
  const tag = node.tagName.toLowerCase();
  if (tag === 'br') return <br key={key} />;
  if (tag !== 'a') return createElement(tag, { key }, ...children);
  const href = node.getAttribute('href');
  if (href === null) return <span key={key}>{children}</span>;
  return (
    <Link key={key} href={href} isExternal={/^https?:/i.test(href)}>
      {children}
    </Link>
  );
}
