import { clockDuration } from './durations.ts'
import { useTick } from './use-tick.ts'

/** How long both have talked. Screen readers may ask for it; it would disturb a call to be told every second. */
export function Duration({ since, language }: { since: number; language: string }) {
  const now = useTick(1000)
  return (
    <bdi className="call-duration" role="timer">
      {clockDuration(now - since, language)}
    </bdi>
  )
}
