import { Button, Modal } from '@mantine/core'
import { useText } from '../../text/text-context.tsx'
import type { ChannelDraftView } from '../draft/draft-view.ts'
import { useDraftValue } from '../draft/use-channel-draft.tsx'
import './ConflictDialog.css'
import { ConflictValue } from './ConflictValue.tsx'
import { settingLabel } from './setting-label.ts'

/** Two admins changed one setting at the same time: a person decides, setting by setting. It cannot be left undecided. */
export function ConflictDialog() {
  const t = useText()
  const conflicts = useDraftValue((draft) => draft.conflicts)
  const resolve = useDraftValue((draft) => draft.resolve)
  return (
    <Modal
      opened={conflicts.length > 0}
      onClose={() => undefined}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      size="lg"
      title={t('channels.conflict.title')}
    >
      <p className="desk-conflict-lead">{t('channels.conflict.lead')}</p>
      <ul className="desk-conflicts">
        {conflicts.map((conflict) => (
          <Conflict key={conflict.key} conflict={conflict} onKeep={(keep) => resolve(conflict.key, keep)} />
        ))}
      </ul>
    </Modal>
  )
}

type ConflictProps = {
  conflict: ChannelDraftView['conflicts'][number]
  onKeep: (keep: 'mine' | 'theirs') => void
}

function Conflict({ conflict: { key, mine, theirs, adminNick }, onKeep }: ConflictProps) {
  const t = useText()
  const label = settingLabel(key, t)
  return (
    <li>
      <h3>{label}</h3>
      <div className="desk-conflict-sides">
        <section aria-label={t('channels.conflict.mine')}>
          <h4>{t('channels.conflict.mine')}</h4>
          <ConflictValue settingKey={key} value={mine} other={theirs} />
          <Button
            variant="light"
            aria-label={t('channels.conflict.keepOf', { setting: label })}
            onClick={() => onKeep('mine')}
          >
            {t('channels.conflict.keep')}
          </Button>
        </section>
        <section aria-label={t('channels.conflict.theirs', { name: adminNick })}>
          <h4>{t('channels.conflict.theirs', { name: adminNick })}</h4>
          <ConflictValue settingKey={key} value={theirs} other={mine} />
          <Button
            variant="light"
            aria-label={t('channels.conflict.takeOf', { setting: label })}
            onClick={() => onKeep('theirs')}
          >
            {t('channels.conflict.take')}
          </Button>
        </section>
      </div>
    </li>
  )
}
