import { useEffect } from 'react'

/** A file that is dropped anywhere must not take the place of the chat in this tab. */
export function useDropGuard(): void {
  useEffect(() => {
    // On the way down: whoever does take files says so on the way up.
    window.addEventListener('dragover', refuse, true)
    window.addEventListener('drop', refuse, true)
    return () => {
      window.removeEventListener('dragover', refuse, true)
      window.removeEventListener('drop', refuse, true)
    }
  }, [])
}

function refuse(event: DragEvent): void {
  if (!event.dataTransfer?.types.includes('Files')) return
  event.preventDefault()
  event.dataTransfer.dropEffect = 'none'
}
