import { useLayoutEffect, useSyncExternalStore, type RefObject } from 'react'

/** As in CallWindow.css: below this the window of a call covers everything. */
const narrow = '(max-width: 640px)'

/**
 * On narrow screens the window covers the page, so it is modal: the focus must not reach hidden elements. On
 * wide screens it is not modal.
 */
export function useShownDialog(dialog: RefObject<HTMLDialogElement | null>, isShown: boolean): void {
  const isNarrow = useSyncExternalStore(onChange, isNarrowNow, () => false)
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element || !isShown) return undefined
    show(element, isNarrow)
    return () => element.close()
  }, [dialog, isShown, isNarrow])
}

function show(element: HTMLDialogElement, isModal: boolean): void {
  if (isModal) element.showModal()
  // Not show(): it would take the focus from whoever is writing.
  else element.open = true
  if (!isWriting()) element.focus()
}

function isWriting(): boolean {
  return document.activeElement?.matches('textarea, input, [contenteditable]') ?? false
}

function onChange(listener: () => void): () => void {
  const query = matchMedia(narrow)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

function isNarrowNow(): boolean {
  return matchMedia(narrow).matches
}
