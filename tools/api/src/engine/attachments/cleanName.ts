import { uploadLimits } from '@callboard/api-contract/attachments';

/** Characters that an operating system or a screen would misread: controls, marks of direction, signs without width. */
const invisible =
  /[\u0000-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/gu;
const reserved = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])$/i;
const nameless = 'file';

/**
 * A file's name as it is stored and sent back: readable as before, and harmless wherever it is saved.
 *
 * @example
 * cleanName('../../etc/pass\0wd') // 'passwd'
 */
export function cleanName(given: string): string {
  const last = given.toWellFormed().normalize('NFC').replace(invisible, '').split(/[\\/]/).at(-1) ?? '';
  const plain = last
    .replace(/[<>:"|?*]/g, '_')
    .replace(/\s+/g, ' ')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  const [stem = ''] = plain.split('.', 1);
  const safe = reserved.test(stem.trim()) ? `_${plain}` : plain;
  return shortened(safe) || nameless;
}

/** Cuts the stem and keeps the ending; no character is cut in two. */
function shortened(name: string): string {
  const most = uploadLimits.maxNameLength;
  if (name.length <= most) return name;
  const ending = /\.[^.\s]{1,12}$/.exec(name)?.[0] ?? '';
  return `${name
    .slice(0, most - ending.length)
    .replace(/[\ud800-\udbff]$/, '')
    .trimEnd()}${ending}`;
}
