/** Checks whether a file is shown as a picture, by its name: PNG, JPG, JPEG and GIF (clause 9.5). */
export function isPicture(name: string): boolean {
  return /\.(?:png|jpe?g|gif)$/i.test(name);
}
