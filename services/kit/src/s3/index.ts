export { type Bucket, type BucketOptions, bucketAt, openBucket, S3_TIME_LIMITS } from './bucket.ts';
