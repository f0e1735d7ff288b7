import { Button } from '@mantine/core'
import type { Block } from '@foyer/contract/desk/blocks/block.ts'
import { may } from '@foyer/core/identity/may.ts'
import { useDesk } from '../live/desk-context.tsx'
import { useText } from '../text/text-context.tsx'
import { useTimes } from '../text/use-times.ts'
import './BlockNotice.css'
import { useUnblock } from './use-unblock.ts'

/** Says that a visitor may not write, until when, by whom and why. */
export function BlockNotice({ block }: { block: Block }) {
  const t = useText()
  const times = useTimes()
  const unblock = useUnblock()
  const { agent } = useDesk()
  const { until, reason, adminNick, userId } = block
  return (
    <div className="desk-block">
      <p>
        <strong>{until > 0 ? t('block.until', { time: times.full(until) }) : t('block.forEver')}</strong>
      </p>
      <p>{t('block.by', { name: adminNick })}</p>
      {reason && <q dir="auto">{reason}</q>}
      {may(agent.role, 'liftBlocks') && (
        <Button variant="default" size="compact-sm" onClick={() => void unblock(userId)}>
          {t('block.lift')}
        </Button>
      )}
    </div>
  )
}
