import type { ChainedCommands, Editor } from '@tiptap/react';

/** One button of the toolbar. */
export interface Tool {
  name: 'bold' | 'italic' | 'heading' | 'subheading' | 'bullets' | 'numbers' | 'quote';
  /** The tag that the markup must allow. */
  tag: string;
  isOn: (editor: Editor) => boolean;
  run: (chain: ChainedCommands) => ChainedCommands;
}

/** The formatting tools, in the order of the toolbar. */
export const tools: readonly Tool[] = [
  {
    name: 'bold',
    tag: 'strong',
    isOn: (editor) => editor.isActive('bold'),
    run: (chain) => chain.toggleBold(),
  },
  {
    name: 'italic',
    tag: 'em',
    isOn: (editor) => editor.isActive('italic'),
    run: (chain) => chain.toggleItalic(),
  },
  {
    name: 'heading',
    tag: 'h2',
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
    run: (chain) => chain.toggleHeading({ level: 2 }),
  },
  {
    name: 'subheading',
    tag: 'h3',
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
    run: (chain) => chain.toggleHeading({ level: 3 }),
  },
  {
    name: 'bullets',
    tag: 'ul',
    isOn: (editor) => editor.isActive('bulletList'),
    run: (chain) => chain.toggleBulletList(),
  },
  {
    name: 'numbers',
    tag: 'ol',
    isOn: (editor) => editor.isActive('orderedList'),
    run: (chain) => chain.toggleOrderedList(),
  },
  {
    name: 'quote',
    tag: 'blockquote',
    isOn: (editor) => editor.isActive('blockquote'),
    run: (chain) => chain.toggleBlockquote(),
  },
];
