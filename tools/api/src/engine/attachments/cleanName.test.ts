import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { cleanName } from './cleanName';
import { contentDisposition } from './contentDisposition';

// The package has no types: its main file is the list itself.
const naughty = createRequire(import.meta.url)('big-list-of-naughty-strings/blns.json') as string[];

describe('cleanName', () => {
  it.each([
    ['Tīmata te reo.pdf', 'Tīmata te reo.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\aroha\\score.pdf', 'score.pdf'],
    ['a\0b\r\nc.txt', 'abc.txt'],
    ['invoice\u202Efdp.exe', 'invoicefdp.exe'],
    ['CON', '_CON'],
    ['nul.txt', '_nul.txt'],
    ['console.txt', 'console.txt'],
    ['.htaccess', 'htaccess'],
    ['a<b>:"|?*.txt', 'a_b______.txt'],
    ['x\ud800.txt', 'x\ufffd.txt'],
    ['👩🏽‍🎤 photo.png', '👩🏽‍🎤 photo.png'],
    ['..', 'file'],
    ['', 'file'],
  ])('makes of %j %j', (given, clean) => {
    expect(cleanName(given)).toBe(clean);
  });

  it('keeps the ending of a long name, and cuts no character in two', () => {
    const name = cleanName(`${'👍'.repeat(150)}.jpeg`);
    expect([name.length <= 200, name.endsWith('👍.jpeg'), name.isWellFormed()]).toEqual([true, true, true]);
  });

  it.each(naughty.map((name) => [name]))('makes something harmless of %j', (given) => {
    const name = cleanName(given);
    expect(name.length).toBeGreaterThan(0);
    expect(name.length).toBeLessThanOrEqual(200);
    expect(name).not.toMatch(/[\u0000-\u001f\u007f/\\\u202a-\u202e]|^\.|\.$/);
    expect(cleanName(name)).toBe(name);
    expect(contentDisposition('attachment', name)).toMatch(
      /^attachment; filename="[\x20-\x7e]*"; filename\*=UTF-8''[\w.~!&#$+^`|%-]*$/,
    );
  });
});
