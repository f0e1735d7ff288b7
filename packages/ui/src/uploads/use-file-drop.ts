import { useEffect, useState } from 'react'

/** The files of a drop. A folder looks like a file and cannot be read as one. */
function filesOf({ items }: Pick<DataTransfer, 'items'>): File[] {
  return [...items].flatMap((item) => {
    const file = item.kind === 'file' && !item.webkitGetAsEntry()?.isDirectory ? item.getAsFile() : null
    return file ? [file] : []
  })
}

/** Whether files are held over the window; hands them on when they are let go. */
export function useFileDrop(onFiles: (files: readonly File[]) => void): boolean {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    /** The element under the pointer: a browser tells of the next one before it tells of leaving this one. */
    let entered: EventTarget | null = null
    /** A picture of the chat itself that is being dragged around. */
    let isOwn = false

    const listeners = {
      dragstart: () => void (isOwn = true),
      released: () => void (isOwn = false),
      dragenter: (event: DragEvent) => {
        entered = event.target
        setOver(brings(event))
      },
      dragover: (event: DragEvent) => {
        if (!brings(event) || !event.dataTransfer) return
        event.preventDefault()
        event.dataTransfer.dropEffect = 'copy'
      },
      dragleave: (event: DragEvent) => {
        if (event.target === entered) setOver(false)
      },
      drop: (event: DragEvent) => {
        setOver(false)
        if (!brings(event) || !event.dataTransfer) return
        event.preventDefault()
        onFiles(filesOf(event.dataTransfer))
      },
    }

    /** Behind a dialog nothing is taken. */
    function brings({ dataTransfer }: DragEvent): boolean {
      return (
        !isOwn &&
        Boolean(dataTransfer?.types.includes('Files')) &&
        !document.querySelector('dialog[open], [aria-modal="true"]')
      )
    }

    const controller = new AbortController()
    const { signal } = controller
    window.addEventListener('dragstart', listeners.dragstart, { signal })
    window.addEventListener('dragend', listeners.released, { signal })
    // The browser sends no dragend if the dragged element was removed.
    window.addEventListener('pointerdown', listeners.released, { signal })
    window.addEventListener('dragenter', listeners.dragenter, { signal })
    window.addEventListener('dragover', listeners.dragover, { signal })
    window.addEventListener('dragleave', listeners.dragleave, { signal })
    window.addEventListener('drop', listeners.drop, { signal })
    return () => controller.abort()
  }, [onFiles])
  return isOver
}
