/**
 * Media files in a bucket of an S3-compatible store. Browsers get them from the store itself, by addresses that are signed
 * for about an hour: Range, If-Range and 416 are the store's.
 */
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { LRUCache } from 'lru-cache';
import type { Bucket } from '../../config/bucket.ts';
import { MINUTE } from '../../lib/clock.ts';
import {
  isKey,
  StoreFailed,
  typeOf,
  type Delivery,
  type MediaStore,
  type StoredFile,
} from './mediaStore.ts';

/** An address stays the same for this time, so that the browser finds what it has cached. */
const STEP_MS = 15 * MINUTE;
/** From the end of its step: longer than most recordings, which players request in parts. */
const LIFE_MS = 60 * MINUTE;
/** Keys that are known to exist; about 100 bytes each. */
const MAX_KNOWN = 100_000;

/** Returns a client of a bucket's store, at its own address or at the one for browsers. */
export async function clientOf({ endpoint, region, keyId, secret }: Bucket, address = endpoint) {
  const { S3Client } = await import('@aws-sdk/client-s3');
  return new S3Client({
    region,
    credentials: { accessKeyId: keyId, secretAccessKey: secret },
    // Stores of other makers often know buckets only as the first part of the path, and no checksums of trailers.
    ...(address !== undefined && { endpoint: address, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 5_000, requestTimeout: 60_000 },
  });
}

const statusOf = (error: unknown): number | undefined =>
  error instanceof Error && '$metadata' in error
    ? (error.$metadata as { httpStatusCode?: number }).httpStatusCode // every error of the client has it
    : undefined;

export const isMissing = (error: unknown): boolean => statusOf(error) === 404;

async function md5Of(content: string | Buffer): Promise<string> {
  const hash = createHash('md5');
  if (typeof content === 'string') await pipeline(createReadStream(content), hash);
  else hash.update(content);
  return hash.digest('base64');
}

export async function bucketStore(bucket: Bucket): Promise<MediaStore> {
  const [s3, { getSignedUrl }] = await Promise.all([
    import('@aws-sdk/client-s3'),
    import('@aws-sdk/s3-request-presigner'),
  ]);
  const client = await clientOf(bucket);
  const forBrowsers = await clientOf(bucket, bucket.publicEndpoint ?? bucket.endpoint);
  const known = new LRUCache<string, true>({ max: MAX_KNOWN });
  const Bucket = bucket.name;

  const unusable = (cause: unknown): StoreFailed => {
    const reason = cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause);
    return new StoreFailed(
      `The bucket ${Bucket} cannot be used (${reason}). Check MEDIA_STORE and its settings: docs/settings.md.`,
      { cause },
    );
  };
  /** Waits for a response of the store; a missing file stays an error of the client. */
  const responseOf = async <T>(sent: Promise<T>): Promise<T> => {
    try {
      return await sent;
    } catch (error) {
      throw isMissing(error) ? error : unusable(error);
    }
  };

  const has = async (key: string): Promise<boolean> => {
    if (known.has(key)) return true;
    if (!isKey(key)) return false;
    try {
      await responseOf(client.send(new s3.HeadObjectCommand({ Bucket, Key: key })));
    } catch (error) {
      if (isMissing(error)) return false;
      throw error;
    }
    known.set(key, true);
    return true;
  };

  const place = async (
    key: string,
    method: string,
    { scope, maxAgeSeconds, validSeconds = Infinity, disposition }: Delivery,
  ) => {
    if (!(await has(key))) return null;
    const now = Date.now();
    const begins = Math.floor(now / STEP_MS) * STEP_MS;
    const ends = Math.min(begins + STEP_MS + LIFE_MS, now + validSeconds * 1000);
    // The signature is for one method.
    const Command = method === 'HEAD' ? s3.HeadObjectCommand : s3.GetObjectCommand;
    const command = new Command({
      Bucket,
      Key: key,
      ResponseCacheControl: `${scope}, max-age=${maxAgeSeconds}`,
      ...(disposition !== undefined && { ResponseContentDisposition: disposition }),
    });
    const address = await getSignedUrl(forBrowsers, command, {
      signingDate: new Date(begins),
      expiresIn: Math.ceil((ends - begins) / 1000),
    });
    return { address, seconds: Math.floor(Math.min(maxAgeSeconds, STEP_MS / 1000)) };
  };

  async function* list(): AsyncIterable<StoredFile> {
    const pages = s3.paginateListObjectsV2({ client }, { Bucket });
    try {
      for await (const { Contents = [] } of pages) {
        for (const { Key = '', Size = 0, LastModified = new Date() } of Contents) {
          const facts = { bytes: Size, changed: LastModified };
          if (isKey(Key)) yield { key: Key, facts: () => Promise.resolve(facts) };
        }
      }
    } catch (error) {
      throw isMissing(error) ? noBucket(Bucket) : unusable(error);
    }
  }

  return {
    name: `s3://${Bucket}`,
    has,
    place,
    list,
    write: async (key, content) => {
      const isFile = typeof content === 'string';
      const command = new s3.PutObjectCommand({
        Bucket,
        Key: key,
        ContentType: typeOf(key),
        Body: isFile ? createReadStream(content) : content,
        ContentLength: isFile ? (await stat(content)).size : content.length,
        // The store refuses a body that was damaged on the way.
        ContentMD5: await md5Of(content),
      });
      try {
        await responseOf(client.send(command));
      } catch (error) {
        throw isMissing(error) ? noBucket(Bucket) : error;
      }
      known.set(key, true);
    },
    read: async (key, path) => {
      const { Body } = await responseOf(client.send(new s3.GetObjectCommand({ Bucket, Key: key })));
      if (!(Body instanceof Readable)) throw new StoreFailed(`${key} of ${Bucket} has no content.`);
      await pipeline(Body, createWriteStream(path));
    },
    remove: async (key) => {
      known.delete(key);
      await responseOf(client.send(new s3.DeleteObjectCommand({ Bucket, Key: key })));
    },
  };
}

const noBucket = (name: string): StoreFailed =>
  new StoreFailed(`There is no bucket ${name}. Make it: npm run media -- setup`);
