import { spend, type Bucket, type BucketRule } from '../rules/host/bucket.ts'

/** Whether one more may come, by a rule and a clock. */
export function createLimit(rule: BucketRule, now: () => number): () => boolean {
  let bucket: Bucket = { left: rule.burst, at: now() }
  return () => {
    const next = spend(bucket, rule, now())
    bucket = next.bucket
    return next.may
  }
}
