/** Downloads a file: its name, what it holds, and its media type. */
export function saveFile(name: string, content: BlobPart, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** Downloads a PDF that came in base64, as answers carry one. */
export function savePdf(name: string, base64: string): void {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  saveFile(name, bytes, 'application/pdf');
}
