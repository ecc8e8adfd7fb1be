import type { Bucket } from '../../config/bucket.ts';
import { clientOf, isMissing } from './bucketStore.ts';

/**
 * Makes a bucket, unless it exists, and allows pages of these origins to fetch its files: downloads need it.
 * @returns what could not be done
 */
export async function setUpBucket(bucket: Bucket, origins: string[]): Promise<string | undefined> {
  const client = await clientOf(bucket);
  const { CreateBucketCommand, HeadBucketCommand, PutBucketCorsCommand } =
    await import('@aws-sdk/client-s3');
  const Bucket = bucket.name;
  try {
    await client.send(new HeadBucketCommand({ Bucket }));
  } catch (error) {
    if (!isMissing(error)) throw error;
    await client.send(new CreateBucketCommand({ Bucket }));
  }
  const rule = {
    AllowedOrigins: origins,
    AllowedMethods: ['GET', 'HEAD'],
    AllowedHeaders: ['Range', 'If-Range'],
    ExposeHeaders: ['Accept-Ranges', 'Content-Range', 'ETag'],
  };
  try {
    const CORSConfiguration = { CORSRules: [rule] };
    await client.send(new PutBucketCorsCommand({ Bucket, CORSConfiguration }));
    return undefined;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return `The store has refused the CORS rule of the bucket (${reason}). Set it there: ${JSON.stringify(rule)}`;
  }
}
