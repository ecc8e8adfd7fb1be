/** The bucket of an S3-compatible store that has the media files. */
export interface Bucket {
  name: string;
  /** The address of the store's API; absent: Amazon's of the region. */
  endpoint: string | undefined;
  /** The store's address for browsers; absent: the endpoint. */
  publicEndpoint: string | undefined;
  region: string;
  keyId: string;
  secret: string;
}

/** Of a parsed address, whose protocol is in lower case. */
const ADDRESS = /^s3:\/\/([a-z0-9][a-z0-9-]{1,61}[a-z0-9])\/?$/;

/** Returns the bucket's name in `s3://name`; undefined for another text. */
export const bucketNameIn = (text: string): string | undefined =>
  URL.canParse(text) ? ADDRESS.exec(new URL(text).href)?.[1] : undefined;

/** Returns the origin that browsers get files from. */
export const originOfBucket = ({ name, endpoint, publicEndpoint, region }: Bucket): string =>
  new URL(publicEndpoint ?? endpoint ?? `https://${name}.s3.${region}.amazonaws.com`).origin;
