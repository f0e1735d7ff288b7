import { lazy } from 'react'
import { LazyPart } from '../../layouts/LazyPart.tsx'
import { useText } from '../../text/TextProvider.tsx'
import { useShownTips } from './use-shown-tips.ts'

const TipList = lazy(async () => ({ default: (await import('./TipList.tsx')).TipList }))

/** S-15: above the field, what the robot knows that resembles the words in it. */
export function Tips() {
  const t = useText()
  const { tips, dismiss, hold } = useShownTips()
  return (
    <>
      {/* The region must stand before its words come, or they are not read out. */}
      <div className="hidden-text" role="status">
        {tips.length > 0 && t('tips.count', { count: tips.length })}
      </div>
      <LazyPart>{tips.length > 0 && <TipList tips={tips} onDismiss={dismiss} onHold={hold} />}</LazyPart>
    </>
  )
}
