import { StarterKit } from '@tiptap/starter-kit';
import type { RichTextMarkup } from '../definition';
import { isAllowedAddress } from './sanitizeRichText';

const headings = { h2: 2, h3: 3 } as const;

/** The extensions of the editor, limited to the allowed markup. */
export function extensionsFor(markup: RichTextMarkup | undefined) {
  const has = (tag: string) => (markup?.tags.includes(tag) ? {} : (false as const));
  const levels = Object.entries(headings).flatMap(([tag, level]) =>
    markup?.tags.includes(tag) ? [level] : [],
  );
  return [
    StarterKit.configure({
      bold: has('strong'),
      italic: has('em'),
      blockquote: has('blockquote'),
      bulletList: has('ul'),
      orderedList: has('ol'),
      listItem: has('li'),
      listKeymap: has('li'),
      hardBreak: has('br'),
      heading: levels.length > 0 && { levels },
      link: has('a') && {
        openOnClick: false,
        HTMLAttributes: { rel: null, target: null },
        isAllowedUri: (address) => isAllowedAddress(address, markup),
      },
      code: false,
      codeBlock: false,
      strike: false,
      underline: false,
      horizontalRule: false,
      dropcursor: false,
      trailingNode: false,
    }),
  ];
}
