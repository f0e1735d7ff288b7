import { useEffect, useRef } from 'react'
import { isBusyElsewhere, isEditable } from './key-targets.ts'
import { timings } from '../platform/timings.ts'
import { isApple } from './is-apple.ts'
import { nameOfKey, readKey, type ShortcutName } from './shortcuts.ts'

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
      // Alt belongs to text: it types accents on a Mac, and AltGr letters elsewhere.
      if (event.defaultPrevented || event.isComposing || event.altKey || event.repeat) return
      if (!(target instanceof Element)) return
      const isMod = event.ctrlKey || event.metaKey
      const isBusy = isBusyElsewhere(target)
      if (!isMod && (isEditable(target) || isBusy)) return
      if (event.timeStamp - at > timings.keysTogetherMs) pending = []
      const key = nameOfKey(event, isApple)
      // Ctrl on a Mac, or the Windows key: not ours, and not a letter either.
      if (isMod && !key.startsWith('mod+')) return
      const read = readKey(pending, key)
      pending = 'pending' in read ? read.pending : []
      at = event.timeStamp
      if (!('command' in read)) return
      event.preventDefault()
      // A dialogue is answered first; only the palette comes over it.
      if (!isBusy || read.command === 'palette') latest.current(read.command)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
