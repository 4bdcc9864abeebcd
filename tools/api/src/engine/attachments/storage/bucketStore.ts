import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { BucketSettings } from '../../settings';
import type { FileStore } from './FileStore';

/** Keeps files in a bucket of any store that speaks S3. The bucket is this server's alone. */
export function createBucketStore({
  endpoint,
  bucket,
  region,
  key: accessKeyId,
  secret,
}: BucketSettings): FileStore {
  let opened: ReturnType<typeof open> | undefined;

  /** Read at first use: it takes half a second, and most servers have no bucket. */
  async function open() {
    const s3 = await import('@aws-sdk/client-s3');
    const client = new s3.S3Client({
      endpoint,
      region,
      forcePathStyle: true,
      credentials: { accessKeyId, secretAccessKey: secret },
      // Stores other than Amazon's do not know the newer sums.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    });
    return { s3, client };
  }
  const client = () => (opened ??= open());

  return {
    async put(key, path) {
      const { s3, client: store } = await client();
      const { size } = await stat(path);
      const object = { Bucket: bucket, Key: key, Body: createReadStream(path), ContentLength: size };
      await store.send(new s3.PutObjectCommand(object));
      await rm(path, { force: true });
    },

    async read(key, range) {
      const { s3, client: store } = await client();
      const headers = range && { Range: `bytes=${range.start}-${range.end}` };
      const answer = await store
        .send(new s3.GetObjectCommand({ Bucket: bucket, Key: key, ...headers }))
        .catch((error: unknown) => {
          if (error instanceof s3.S3ServiceException && error.$metadata.httpStatusCode === 404) return null;
          throw error;
        });
      if (!answer) return null;
      if (!(answer.Body instanceof Readable)) throw new Error('The bucket answered no stream.');
      return answer.Body;
    },

    async remove(key) {
      const { s3, client: store } = await client();
      await store.send(new s3.DeleteObjectCommand({ Bucket: bucket, Key: key }));
    },

    async *list(prefix) {
      const { s3, client: store } = await client();
      for await (const page of s3.paginateListObjectsV2(
        { client: store },
        { Bucket: bucket, Prefix: prefix },
      )) {
        for (const { Key, LastModified } of page.Contents ?? []) {
          if (Key && LastModified) yield { key: Key, modified: LastModified };
        }
      }
    },
  };
}
