import { expect, it } from 'vitest';
import { isPicture } from './isPicture';

it('[9.5] shows PNG, JPG, JPEG and GIF as pictures, and nothing else', () => {
  const names = ['a.png', 'a.JPG', 'a.jpeg', 'a.gif', 'a.svg', 'a.webp', 'png', 'a.png.pdf'];
  expect(names.filter(isPicture)).toEqual(['a.png', 'a.JPG', 'a.jpeg', 'a.gif']);
});
