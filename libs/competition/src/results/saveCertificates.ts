import { readQuery } from '@callboard/api-client';
import { currentLanguage } from '@callboard/language';
import { savePdf } from '@callboard/ui-kit/elements';

export interface CertificatesOf {
  stage: string;
  /** Of this act alone. */
  entry?: string;
  /** How many are saved, after each file. */
  onProgress?: (done: number, all: number) => void;
  signal?: AbortSignal;
}

/** Saves certificates as PDFs: many in several files, so that it can be stopped between two. */
export async function saveCertificates({ stage, entry, onProgress, signal }: CertificatesOf): Promise<void> {
  const language = currentLanguage();
  for (let from = 0, all = 1; from < all;) {
    if (signal?.aborted) return;
    const outcome = await readQuery('certificates', {
      stage,
      ...(entry !== undefined && { entry }),
      from: String(from),
      language,
    });
    if (!outcome.ok) return;
    const { name, pdf, count, total } = outcome.data;
    if (signal?.aborted) return;
    savePdf(name, pdf);
    from += count;
    all = total;
    onProgress?.(from, all);
  }
}
