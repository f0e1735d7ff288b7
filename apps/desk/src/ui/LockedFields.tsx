import type { ReactNode } from 'react'
import './LockedFields.css'
import { useReturnFocus } from './use-return-focus.ts'

/** The fields of a form that the saved settings replace. Nothing can be changed meanwhile, so no change is lost. */
export function LockedFields({ isBusy, children }: { isBusy: boolean; children: ReactNode }) {
  return (
    <fieldset className="desk-locked-fields" disabled={isBusy}>
      {children}
      {isBusy && <ReturnFocus />}
    </fieldset>
  )
}

/** A disabled field loses the focus. */
function ReturnFocus() {
  useReturnFocus()
  return null
}
