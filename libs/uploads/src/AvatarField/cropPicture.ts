/** A part of a rotated picture, in pixels of the picture. */
export interface CropArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The maximum side of an avatar in pixels: twice the largest size shown. */
const maxPixels = 512;

/** Crops a rotated picture to a square JPEG. @throws if the picture cannot be decoded or encoded. */
export async function cropPicture(picture: File, area: CropArea, degrees: number): Promise<File> {
  const source = await createImageBitmap(picture);
  const { width, height } = source;
  const radians = (degrees * Math.PI) / 180;
  const rotated = {
    width: Math.abs(Math.cos(radians)) * width + Math.abs(Math.sin(radians)) * height,
    height: Math.abs(Math.sin(radians)) * width + Math.abs(Math.cos(radians)) * height,
  };
  const side = Math.max(1, Math.min(maxPixels, Math.round(area.width)));
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('The browser has no 2D canvas.');
  // JPEG has no transparency: fill the background with white.
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, side, side);
  pen.scale(side / area.width, side / area.height);
  pen.translate(rotated.width / 2 - area.x, rotated.height / 2 - area.y);
  pen.rotate(radians);
  pen.drawImage(source, -width / 2, -height / 2);
  source.close();
  const bytes = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
  if (!bytes) throw new Error('The picture could not be encoded.');
  return new File([bytes], 'avatar.jpg', { type: 'image/jpeg' });
}
