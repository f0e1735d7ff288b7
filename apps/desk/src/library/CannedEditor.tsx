import { Button, Modal } from '@mantine/core'
import type { CannedReply } from '@foyer/contract/desk/canned/listCanned.ts'
import { may } from '@foyer/core/identity/may.ts'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useCanned } from '../canned/use-canned.ts'
import { useDesk } from '../live/desk-context.tsx'
import { useText } from '../text/text-context.tsx'
import { CannedForm } from './CannedForm.tsx'
import { cannedKey } from './query-keys.ts'
import { ShelfItem } from './ShelfItem.tsx'
import { useSave } from './use-save.ts'

type Edited = Partial<CannedReply>

/** Canned replies: everybody's own, and for supervisors the shared ones. */
export function CannedEditor() {
  const t = useText()
  const { client, agent } = useDesk()
  const { data } = useCanned()
  const save = useSave(cannedKey(agent.adminId))
  const [edited, setEdited] = useState<Edited>()
  const mayShare = may(agent.role, 'shareCanned')
  return (
    <>
      <p className="desk-shelf-lead">{t('library.canned.lead')}</p>
      <Button leftSection={<Plus size={16} />} onClick={() => setEdited({})}>
        {t('library.canned.add')}
      </Button>
      {data?.length === 0 && <p>{t('canned.none')}</p>}
      <ul className="desk-shelf" aria-label={t('library.canned')}>
        {data?.map((reply) => (
          <ShelfItem
            key={reply.id}
            title={reply.title}
            detail={reply.text}
            mark={t(reply.isShared ? 'canned.shared' : 'canned.own')}
            {...((mayShare || !reply.isShared) && {
              onEdit: () => setEdited(reply),
              onDelete: () => void save(client.deleteCanned({ id: reply.id })),
            })}
          />
        ))}
      </ul>
      <Modal
        opened={edited !== undefined}
        onClose={() => setEdited(undefined)}
        title={t(edited?.id ? 'library.canned.edit' : 'library.canned.add')}
        closeButtonProps={{ 'aria-label': t('dialog.close') }}
      >
        {edited && (
          <CannedForm
            reply={edited}
            mayShare={mayShare}
            onSave={async (reply) => {
              if (await save(client.saveCanned(reply))) setEdited(undefined)
            }}
          />
        )}
      </Modal>
    </>
  )
}
