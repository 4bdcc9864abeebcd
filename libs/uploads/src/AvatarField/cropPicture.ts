/** The part of a turned picture, in its own pixels. */
export interface CropArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The longest side of an avatar: what the largest screen shows of one, doubled. */
const mostPixels = 512;

/** Cuts a square out of a picture that was turned by so many degrees. */
export async function cropPicture(picture: File, area: CropArea, degrees: number): Promise<File> {
  const source = await createImageBitmap(picture);
  const { width, height } = source;
  const turn = (degrees * Math.PI) / 180;
  const turned = {
    width: Math.abs(Math.cos(turn)) * width + Math.abs(Math.sin(turn)) * height,
    height: Math.abs(Math.sin(turn)) * width + Math.abs(Math.cos(turn)) * height,
  };
  const side = Math.max(1, Math.min(mostPixels, Math.round(area.width)));
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser draws no pictures.');
  // A JPEG has no see-through parts: white stands behind them.
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, side, side);
  pen.scale(side / area.width, side / area.height);
  pen.translate(turned.width / 2 - area.x, turned.height / 2 - area.y);
  pen.rotate(turn);
  pen.drawImage(source, -width / 2, -height / 2);
  source.close();
  const bytes = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
  if (!bytes) throw new Error('The picture could not be written.');
  return new File([bytes], 'avatar.jpg', { type: 'image/jpeg' });
}
