import { useCallback, useEffect, useState } from 'react'
import type { Failed, Result } from '@foyer/client/result.ts'

type Ask<T> = () => Promise<Result<T>>

/** Result of a request, and the request that it belongs to. */
type Brought<T> = { data: T | undefined; failure: Failed | undefined; by?: Ask<T>; turn: number }

/** `data` is undefined until there is an answer; it stays until the next one is here. */
type Asked<T> = { data: T | undefined; failure: Failed | undefined; isAsking: boolean; again: () => void }

/** Asks when it is first shown, and again when it is told to. `ask` must be the same function for the same question. */
export function useAsked<T>(ask: Ask<T>): Asked<T> {
  const [turn, setTurn] = useState(0)
  const [{ data, failure, ...last }, setBrought] = useState<Brought<T>>({
    data: undefined,
    failure: undefined,
    turn: 0,
  })
  useEffect(() => {
    let isCurrent = true
    async function bring(): Promise<void> {
      const outcome = await ask()
      if (!isCurrent) return
      setBrought((before) => ({
        data: outcome.ok ? outcome.data : before.data,
        failure: outcome.ok ? undefined : outcome,
        by: ask,
        turn,
      }))
    }
    void bring()
    return () => {
      isCurrent = false
    }
  }, [ask, turn])
  const again = useCallback(() => setTurn((before) => before + 1), [])
  return { data, failure, isAsking: last.by !== ask || last.turn !== turn, again }
}
