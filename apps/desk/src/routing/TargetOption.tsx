import { useText } from '../text/text-context.tsx'
import type { Target } from './targets.ts'
import './TargetOption.css'

/** A colleague or a group in the list of transfer targets: who it is, and whether they have room. */
export function TargetOption({ target }: { target: Target }) {
  const t = useText()
  return (
    <span className="desk-target">
      <span className={`desk-target-dot desk-target-dot-${stateOf(target)}`} aria-hidden="true" />
      <bdi className="desk-ellipsis">{target.name}</bdi>
      <span className="desk-target-facts">{facts()}</span>
    </span>
  )

  function facts(): string {
    if (target.kind === 'group') {
      const available = t('handOver.groupAvailable', { count: target.available })
      if (target.waiting === 0) return available
      return `${available} · ${t('handOver.groupWaiting', { count: target.waiting })}`
    }
    const { load, max } = target
    const status = t(`handOver.status.${stateOf(target)}`)
    return target.presence === 'offline' ? status : `${status} · ${t('handOver.load', { load, max })}`
  }
}

function stateOf(target: Target): 'available' | 'full' | 'away' | 'offline' {
  if (target.kind === 'group')
    return target.available > 0 ? 'available' : target.disabled ? 'offline' : 'full'
  return target.presence === 'available' && target.disabled ? 'full' : target.presence
}
