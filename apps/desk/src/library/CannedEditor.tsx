import { textLimits } from '@foyer/contract/text-limits.ts'
import { Button, Modal, Checkbox, Group, Textarea, TextInput } from '@mantine/core'
import type { CannedReply } from '@foyer/contract/desk/canned.ts'
import { may } from '@foyer/core/identity/may.ts'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useCanned } from '../canned/use-canned.ts'
import { useDesk } from '../live/desk-context.tsx'
import { useText } from '../text/text-context.tsx'
import { cannedVariables } from '../rules/canned/variables.ts'
import { limits } from '@foyer/core/timing.ts'
import { cannedKey } from '../platform/query-keys.ts'
import { CsvTools } from './csv/CsvTools.tsx'
import { ShelfItem } from './ShelfItem.tsx'
import { useSave } from './use-save.ts'

type Saved = Omit<CannedReply, 'id'> & { id?: string }
type CannedFormProps = {
  reply: Partial<CannedReply>
  mayShare: boolean
  onSave: (reply: Saved) => Promise<void>
}

function CannedForm({ reply, mayShare, onSave }: CannedFormProps) {
  const t = useText()
  const [title, setTitle] = useState(reply.title ?? '')
  const [text, setText] = useState(reply.text ?? '')
  const [isShared, setShared] = useState(reply.isShared ?? false)
  const canSave = title.trim() !== '' && text.trim() !== ''
  return (
    <form
      className="desk-shelf-form"
      onSubmit={(event) => {
        event.preventDefault()
        if (canSave) void onSave({ ...(reply.id && { id: reply.id }), title, text, isShared })
      }}
    >
      <TextInput
        data-autofocus
        required
        label={t('library.title')}
        maxLength={textLimits.cannedTitle}
        value={title}
        onChange={({ currentTarget }) => setTitle(currentTarget.value)}
      />
      <Textarea
        required
        label={t('library.text')}
        description={t('library.variables', {
          names: cannedVariables.map((name) => `{{${name}}}`).join(' '),
        })}
        autosize
        minRows={4}
        maxRows={12}
        maxLength={limits.messageLength}
        dir="auto"
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      {mayShare && (
        <Checkbox
          label={t('library.canned.share')}
          checked={isShared}
          onChange={({ currentTarget }) => setShared(currentTarget.checked)}
        />
      )}
      <Group justify="flex-end">
        <Button type="submit" disabled={!canSave}>
          {t('library.save')}
        </Button>
      </Group>
    </form>
  )
}

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
      <Group gap="xs">
        <Button leftSection={<Plus size={16} />} onClick={() => setEdited({})}>
          {t('library.canned.add')}
        </Button>
        <CsvTools list="canned" queryKey={cannedKey(agent.adminId)} />
      </Group>
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
