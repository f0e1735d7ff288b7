import { VisuallyHidden } from '@mantine/core'
import { useText } from '../text/text-context.tsx'
import './UnhandledMark.css'
import { useUnhandledCount } from './use-left-messages.ts'

/** How many messages nobody has seen to, at their place in the rail. */
export function UnhandledMark() {
  const t = useText()
  const count = useUnhandledCount()
  if (count === 0) return null
  return (
    <span className="desk-rail-count">
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <VisuallyHidden>{t('messages.unhandledCount', { count })}</VisuallyHidden>
    </span>
  )
}
