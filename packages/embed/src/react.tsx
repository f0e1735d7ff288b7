import { useState, type ReactElement } from 'react'
import { useFoyer, type FoyerProps } from './use-foyer.ts'

export { useFoyer }
export type { FoyerProps }

/** The launcher in the page's corner, as long as this is rendered. */
export function FoyerChat(props: FoyerProps): null {
  useFoyer(props)
  return null
}

/** The chat in the place where this is rendered, as high as the class says, or else as the window allows. */
export function FoyerInline({ className, ...props }: FoyerProps & { className?: string }): ReactElement {
  const [place, setPlace] = useState<Element | null>(null)
  useFoyer(props, place)
  return <div className={className} ref={setPlace} />
}
