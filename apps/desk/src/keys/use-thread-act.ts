import { useEffect, useRef } from 'react'
import { changeUi, useUi } from '../frame/ui-state.tsx'
import type { ThreadAct } from './shortcuts.ts'

/** Offers what a view of the open conversation can do to the keys and the palette; undefined while it cannot. */
export function useThreadAct(name: ThreadAct, run: (() => void) | undefined): void {
  const ui = useUi()
  const latest = useRef(run)
  useEffect(() => {
    latest.current = run
  })
  const isOffered = run !== undefined
  useEffect(() => {
    if (!isOffered) return
    const act = (): void => latest.current?.()
    changeUi(ui, { acts: { ...ui.get().acts, [name]: act } })
    return () => {
      const { [name]: offered, ...others } = ui.get().acts
      // The next conversation may have offered its own already.
      if (offered === act) changeUi(ui, { acts: others })
    }
  }, [ui, name, isOffered])
}
