import { createContext, useContext } from 'react'
import { readControls, type Controls } from '../controls.ts'

const ControlsContext = createContext<Controls>(readControls(''))

export const ControlsProvider = ControlsContext.Provider

/** For exhibits that show more than a part: a whole page follows the chosen layout. */
export function useControls(): Controls {
  return useContext(ControlsContext)
}
