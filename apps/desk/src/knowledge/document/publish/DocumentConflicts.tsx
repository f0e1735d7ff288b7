import { Button, Modal } from '@mantine/core'
import '../../../channels/publish/ConflictDialog.css'
import type { DocumentConflict } from '../../../rules/knowledge/document-draft.ts'
import { useText } from '../../../text/text-context.tsx'
import { useDocument } from '../draft/use-document-draft.tsx'
import { FieldValue } from './FieldValue.tsx'

/** Two editors changed one field at the same time: a person decides, field by field. It cannot be left undecided. */
export function DocumentConflicts() {
  const t = useText()
  const { conflicts, resolve } = useDocument()
  return (
    <Modal
      opened={conflicts.length > 0}
      onClose={() => undefined}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      size="lg"
      title={t('knowledge.documents.conflictTitle')}
    >
      <p className="desk-conflict-lead">{t('knowledge.documents.conflictLead')}</p>
      <ul className="desk-conflicts">
        {conflicts.map((conflict) => (
          <Conflict
            key={conflict.field}
            conflict={conflict}
            onKeep={(keep) => resolve(conflict.field, keep)}
          />
        ))}
      </ul>
    </Modal>
  )
}

type ConflictProps = { conflict: DocumentConflict; onKeep: (keep: 'mine' | 'theirs') => void }

function Conflict({ conflict: { field, mine, theirs, adminNick }, onKeep }: ConflictProps) {
  const t = useText()
  const label = t(`knowledge.documents.field.${field}`)
  const sides = [
    {
      keep: 'mine',
      title: t('channels.conflict.mine'),
      content: mine,
      name: t('channels.conflict.keepOf', { setting: label }),
      action: t('channels.conflict.keep'),
    },
    {
      keep: 'theirs',
      title: t('channels.conflict.theirs', { name: adminNick }),
      content: theirs,
      name: t('channels.conflict.takeOf', { setting: label }),
      action: t('channels.conflict.take'),
    },
  ] as const
  return (
    <li>
      <h3>{label}</h3>
      <div className="desk-conflict-sides">
        {sides.map(({ keep, title, content, name, action }) => (
          <section key={keep} aria-label={title}>
            <h4>{title}</h4>
            <div className="desk-conflict-value">
              <FieldValue field={field} content={content} />
            </div>
            <Button variant="light" aria-label={name} onClick={() => onKeep(keep)}>
              {action}
            </Button>
          </section>
        ))}
      </div>
    </li>
  )
}
