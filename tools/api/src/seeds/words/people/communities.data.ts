import type { Community } from './Community';
import { chinese } from './chinese.data';
import { filipino } from './filipino.data';
import { indian } from './indian.data';
import { maori } from './maori.data';
import { others } from './others.data';
import { pakeha } from './pakeha.data';
import { pasifika } from './pasifika.data';

/** Invented people are drawn from these. The names are common ones; no real person is meant. */
export const communities: readonly Community[] = [
  { share: 46, ...pakeha },
  { share: 24, ...maori },
  { share: 11, ...pasifika },
  { share: 7, ...chinese },
  { share: 7, ...indian },
  { share: 3, ...filipino },
  { share: 2, ...others },
];
