import { useEffect, useState } from 'react'

/** The time, told anew as often as a clock that shows seconds needs it. */
export function useTick(everyMs: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return now
}
