import { configureApi } from '@callboard/api-client';
import type { Attachment } from '@callboard/api-contract/attachments';

/** The outcome of uploads: they succeed, stay at 42 % until `release`, or are rejected. */
export type UploadFate = 'arrive' | 'hold' | 'refuse';

/** One red pixel. */
export const redPixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

/** A file as the server describes it. */
export function anAttachment(name: string, given: Partial<Attachment> = {}): Attachment {
  const address = `http://localhost/files/${encodeURIComponent(name)}`;
  return {
    hashcode: `hash of ${name}`,
    name,
    size: 2_411_724,
    type: 'application/octet-stream',
    created: '2026-05-01T09:00:00+12:00',
    qed_model: { title: name, url: address },
    view_url: null,
    pictures: null,
    group: null,
    alt: null,
    is_main: false,
    is_public: false,
    ...given,
  };
}

/** A stub of the attachment server for tests and stories, with the `known` files and those that are uploaded. */
export function stubUploads(fate: UploadFate = 'arrive', known: readonly Attachment[] = []) {
  const own = { fetch: globalThis.fetch, request: globalThis.XMLHttpRequest };
  const files = new Map(known.map((file) => [file.hashcode, file]));
  const deleted: string[] = [];
  const described: Record<string, unknown>[] = [];
  const forms: FormData[] = [];
  const waiting: (() => void)[] = [];
  configureApi({ origin: 'http://localhost', getToken: () => 'token' });

  class FakeRequest {
    status = 0;
    responseText = '';
    upload: { onprogress: ((event: { loaded: number }) => void) | null } = { onprogress: null };
    onload: (() => void) | null = null;
    onerror: (() => void) | null = null;
    onabort: (() => void) | null = null;
    open() {}
    setRequestHeader() {}
    getResponseHeader() {
      return null;
    }
    abort() {
      this.onabort?.();
    }
    send(form: FormData) {
      forms.push(form);
      const file = form.get('attachment');
      this.upload.onprogress?.({ loaded: file instanceof File ? Math.floor(file.size * 0.42) : 0 });
      if (fate === 'hold') waiting.push(() => this.answer(form));
      else queueMicrotask(() => this.answer(form));
    }
    private answer(form: FormData) {
      const name = String(form.get('name'));
      this.status = fate === 'refuse' ? 413 : 201;
      const isPicture = form.get('group') === 'picture';
      const pictures = isPicture ? { small: redPixel, medium: redPixel, large: redPixel } : null;
      const given = { group: textOf(form, 'group'), alt: textOf(form, 'alt'), pictures };
      const attachment = anAttachment(name, given);
      if (fate !== 'refuse') files.set(attachment.hashcode, attachment);
      this.responseText = JSON.stringify(
        fate === 'refuse'
          ? { detail: 'There is no room for more files.' }
          : { success: true, hashcode: attachment.hashcode, media_url: '/x', name },
      );
      this.onload?.();
    }
  }
  // Implements what `sendUpload` uses of XMLHttpRequest.
  globalThis.XMLHttpRequest = FakeRequest as unknown as typeof XMLHttpRequest;
  globalThis.fetch = async (address, init) => {
    const { pathname } = new URL(String(address));
    const hashcode = decodeURIComponent(pathname.split('/').at(-1) ?? '');
    if (pathname.endsWith('/actions')) {
      const { data } = JSON.parse(String(init?.body));
      described.push(data);
      const before = files.get(data.hashcode);
      if (before) files.set(data.hashcode, { ...before, ...data });
      return Response.json({ success: true, data: files.get(data.hashcode) });
    }
    if (init?.method === 'DELETE') {
      deleted.push(hashcode);
      files.delete(hashcode);
      return new Response(null, { status: 204 });
    }
    const list = { results: [...files.values()], count: files.size, next: null, previous: null };
    const body = hashcode === 'attachments' ? list : files.get(hashcode);
    const headers = { 'Content-Type': 'application/json' };
    return new Response(JSON.stringify(body ?? { detail: 'No item found' }), {
      status: body ? 200 : 404,
      headers,
    });
  };

  return {
    forms,
    deleted,
    /** The descriptions of pictures. */
    described,
    /** Finishes the uploads that are on hold. */
    release: () => waiting.splice(0).forEach((answer) => answer()),
    restore: () => {
      globalThis.fetch = own.fetch;
      globalThis.XMLHttpRequest = own.request;
    },
  };
}

function textOf(form: FormData, field: string): string | null {
  const value = form.get(field);
  return typeof value === 'string' ? value : null;
}
