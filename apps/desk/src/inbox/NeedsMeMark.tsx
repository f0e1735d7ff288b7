import { VisuallyHidden } from '@mantine/core'
import { useDeskState } from '../live/desk-context.tsx'
import { useText } from '../text/text-context.tsx'
import { needsMe } from './needs-me.ts'

/** How many conversations need this agent, at the inbox's place in the rail. */
export function NeedsMeMark() {
  const t = useText()
  const count = useDeskState(needsMe)
  if (count === 0) return null
  return (
    <span className="desk-rail-count">
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <VisuallyHidden>{t('inbox.needsYou', { count })}</VisuallyHidden>
    </span>
  )
}
