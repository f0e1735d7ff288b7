import { useEffect, useRef } from 'react'

/** Tells when a value is another than before; not what it was at first. */
export function useChange<T>(value: T, tell: (value: T) => void): void {
  const told = useRef(value)
  useEffect(() => {
    if (told.current === value) return
    told.current = value
    tell(value)
  })
}
