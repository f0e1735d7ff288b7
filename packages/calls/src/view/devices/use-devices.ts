import { ignoreExpected } from '@foyer/contract/ignore-expected.ts'
import { useEffect, useState } from 'react'
import type { KnownDevice } from '../../session/call-session.ts'

/** Connected devices, updated when they change. Undefined until known. */
export function useDevices(list: () => Promise<KnownDevice[]>): readonly KnownDevice[] | undefined {
  const [devices, setDevices] = useState<readonly KnownDevice[]>()
  useEffect(() => {
    let isWanted = true
    function look(): void {
      void list().then(
        (found) => isWanted && setDevices(found),
        () => {
          ignoreExpected('a page without permission has no devices to list')
          if (isWanted) setDevices([])
        },
      )
    }
    look()
    const plugs = 'mediaDevices' in navigator ? navigator.mediaDevices : undefined
    plugs?.addEventListener('devicechange', look)
    return () => {
      isWanted = false
      plugs?.removeEventListener('devicechange', look)
    }
  }, [list])
  return devices
}
