/** How much may come at once, and how long it takes until as much may come again. */
export type BucketRule = { burst: number; refillMs: number }

/** `left` at the time `at`; it fills up steadily. */
export type Bucket = { left: number; at: number }

/** One thing more: whether it may come, and what is left. A clock that is set back fills nothing and takes nothing. */
export function spend(
  bucket: Bucket,
  { burst, refillMs }: BucketRule,
  now: number,
): { may: boolean; bucket: Bucket } {
  const filled = (Math.max(0, now - bucket.at) * burst) / refillMs
  const left = Math.min(burst, bucket.left + filled)
  return left < 1
    ? { may: false, bucket: { left, at: now } }
    : { may: true, bucket: { left: left - 1, at: now } }
}
