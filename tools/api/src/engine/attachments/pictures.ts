import {
  pictureSizes,
  type AttachmentSubtype,
  type PictureSize,
  type pictureTypes,
} from '@callboard/api-contract/attachments';
import type { Sharp } from 'sharp';
import { inTurn, inspectPicture, refusePicture } from './inspectPicture';

type PictureType = (typeof pictureTypes)[number];

/** The files that a picture became: itself, and its sizes. */
type PictureFiles = Readonly<Record<PictureSize | 'file', string>>;

interface Given {
  path: string;
  type: PictureType;
  subtype: AttachmentSubtype;
}

const sizes = Object.entries(pictureSizes);

/**
 * Redraws a picture, upright and without anything that is not picture: no place where it was taken, no device, nothing that hides
 * behind it. One with too many pixels is refused by its head alone, before it is unpacked.
 */
export async function redrawPicture(given: Given, maxPixels: number): Promise<PictureFiles> {
  const seen = await inspectPicture(given.path, maxPixels);
  const { width, height, pages, open } = seen;
  const isMoving = given.type === 'image/gif' && pages > 1 && given.subtype === 'local_file';
  const isAll = isMoving && seen.hasRoomForAll;
  const square = given.subtype === 'simple_avatar' ? Math.min(width, height) : null;

  return inTurn(async () => {
    const files = { file: `${given.path}.file`, ...drawnSizes(given.path) };
    const whole = isAll ? open({ pages: -1 }) : upright(open(), square);
    await draw(whole, given.type, files.file);
    for (const [size, longest] of sizes) {
      const fit = { width: longest, height: longest, fit: 'inside', withoutEnlargement: true } as const;
      // Drawn from the picture that was just made, which is upright and sound.
      const drawn = seen.openDrawn(files.file).resize(fit);
      await draw(drawn, sizeType(given.type), files[sizeNamed(size)]);
    }
    return files;
  });
}

/** Pictures that are stored as files like any other. */
const redrawnTypes = ['image/webp', 'image/avif'] as const;
type RedrawnType = (typeof redrawnTypes)[number];

/** True if a type is of pictures that are redrawn and stored as files. */
export function isRedrawn(type: string): type is RedrawnType {
  return redrawnTypes.some((known) => known === type);
}

/**
 * Redraws a picture that is stored as a file like any other, without anything that is not picture. Where it moves it goes on
 * moving; one with too many pixels for that stands still.
 */
export async function redrawFile(path: string, type: RedrawnType, maxPixels: number): Promise<string> {
  const { open, pages, hasRoomForAll } = await inspectPicture(path, maxPixels);
  const file = `${path}.file`;
  const isMoving = pages > 1 && hasRoomForAll;
  const picture = isMoving ? open({ pages: -1 }) : upright(open());
  await inTurn(() => draw(picture, type, file));
  return file;
}

/** Type of the sizes of a picture: those of a moving one do not move. */
export function sizeType<T extends string>(type: T): T | 'image/png' {
  return type === 'image/gif' ? 'image/png' : type;
}

function upright(picture: Sharp, square: number | null = null): Sharp {
  const turned = picture.autoOrient();
  return square === null ? turned : turned.resize({ width: square, height: square, fit: 'cover' });
}

/** How each is encoded: AVIF quickly rather than small, as a large photo takes seconds. */
const encoders: Readonly<Record<PictureType | RedrawnType, (picture: Sharp) => Sharp>> = {
  'image/png': (picture) => picture.png({ compressionLevel: 6 }),
  'image/jpeg': (picture) => picture.jpeg({ quality: 86 }),
  'image/gif': (picture) => picture.gif({ effort: 3 }),
  'image/webp': (picture) => picture.webp({ quality: 86 }),
  'image/avif': (picture) => picture.avif({ quality: 70, effort: 0 }),
};

function draw(picture: Sharp, type: keyof typeof encoders, file: string) {
  return encoders[type](picture).toFile(file).catch(refusePicture);
}

function drawnSizes(path: string): Record<PictureSize, string> {
  return { small: `${path}.small`, medium: `${path}.medium`, large: `${path}.large` };
}

function sizeNamed(name: string): PictureSize {
  return name === 'small' || name === 'medium' ? name : 'large';
}
