import { useEffect, useState } from 'react'

const keptCount = 5

/** What the exhibits told the session last. */
export function PressedList() {
  const [pressed, setPressed] = useState<readonly string[]>([])
  useEffect(() => {
    function onMessage({ origin, data }: MessageEvent<unknown>): void {
      if (origin !== location.origin || typeof data !== 'object' || !data || !('dispatched' in data)) return
      setPressed((before) => [JSON.stringify(data.dispatched), ...before].slice(0, keptCount))
    }
    window.addEventListener('message', onMessage)
    return () => window.removeEventListener('message', onMessage)
  }, [])
  return <pre className="pressed">{pressed.join('\n')}</pre>
}
