import { sentences } from '@callboard/api-contract/sentences';
import type { SharpOptions, Sharp } from 'sharp';
import { atATime } from '../atATime';
import { badRequest } from '../problems';

/** Pictures are unpacked by two threads at most: the other threads go on reading files and checking passwords. */
export const { inTurn } = atATime(2);
const maxSeconds = 20;

/** The kinds that it reads and no other: no SVG, no PDF. Heif is AVIF alone: this build of it has no other codec. */
const loaders = ['Png', 'Jpeg', 'Nsgif', 'Webp', 'Heif'].map((kind) => `VipsForeignLoad${kind}`);

let reading: ReturnType<typeof loadSharp> | undefined;

/** Loaded when a picture is first sent. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: loaders });
  return sharp;
}

/** A picture of which the head was read, and nothing else yet. */
interface SeenPicture {
  width: number;
  height: number;
  /** Its pictures, where it moves. */
  pages: number;
  /** True if all pictures of one that moves can be unpacked. */
  hasRoomForAll: boolean;
  open: (options?: SharpOptions) => Sharp;
  /** Opens what was drawn from it. */
  openDrawn: (path: string) => Sharp;
}

/** Reads the head of a picture: 400 where it cannot be read, or has more pixels than can be unpacked. */
export async function inspectPicture(path: string, maxPixels: number): Promise<SeenPicture> {
  const sharp = await (reading ??= loadSharp());
  const {
    width,
    height: whole,
    pageHeight,
    pages = 1,
  } = await sharp(path, { limitInputPixels: false }).metadata().catch(refusePicture);
  const height = pageHeight ?? whole;
  if (width * height > maxPixels)
    throw badRequest(sentences.tooManyPixels({ millions: Math.floor(maxPixels / 1_000_000) }));
  return {
    width,
    height,
    pages,
    hasRoomForAll: width * height * pages <= maxPixels,
    open: (options = {}) =>
      sharp(path, { limitInputPixels: maxPixels, failOn: 'error', ...options }).timeout({
        seconds: maxSeconds,
      }),
    openDrawn: (drawn) => sharp(drawn, { limitInputPixels: maxPixels }),
  };
}

/** An error with a picture is the picture's own, unless the disk is full. */
export function refusePicture(error: Error & { code?: string }): never {
  if (error.code === 'ENOSPC' || /no space left/i.test(error.message)) throw error;
  throw badRequest(sentences.brokenPicture());
}
