import { useEffect, useRef } from 'react'
import { isBusyElsewhere, isEditable } from '../inbox/key-targets.ts'
import { pace } from '../pace.ts'
import { readKey, type ShortcutName } from './shortcuts.ts'

/** The keys that work on every page. Letters are commands only where they are no text. */
export function useShortcuts(run: (name: ShortcutName) => void): void {
  const latest = useRef(run)
  useEffect(() => {
    latest.current = run
  })

  useEffect(() => {
    let pending: readonly string[] = []
    let at = 0

    function onKeyDown(event: KeyboardEvent): void {
      const { target } = event
      if (event.defaultPrevented || event.isComposing || event.altKey || event.repeat) return
      if (!(target instanceof Element)) return
      const isMod = event.ctrlKey || event.metaKey
      if (!isMod && (isEditable(target) || isBusyElsewhere(target))) return
      if (event.timeStamp - at > pace.keysTogetherMs) pending = []
      const read = readKey(pending, isMod ? `mod+${event.key.toLowerCase()}` : event.key)
      pending = 'pending' in read ? read.pending : []
      at = event.timeStamp
      if (!('command' in read)) return
      event.preventDefault()
      latest.current(read.command)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
