export { RangeBuckets, type RangeBucketsProps } from './RangeBuckets.tsx';
export { bucketEnds } from './bucketEnds.ts';
