import { Tabs, Button, Modal } from '@mantine/core'
import { may, type Act } from '@foyer/core/identity/may.ts'
import { useState, type ComponentType } from 'react'
import { useDesk } from '../live/desk-context.tsx'
import { useText } from '../text/text-context.tsx'
import { useQuery } from '@tanstack/react-query'
import { unwrap } from '../platform/api-error.ts'
import { useTimes } from '../text/use-times.ts'
import { useUnblock } from '../visitor/use-unblock.ts'
import { blocksKey, formsKey } from '../platform/query-keys.ts'
import { CannedEditor } from './CannedEditor.tsx'
import type { FormTemplate } from '@foyer/contract/desk/forms.ts'
import { Plus } from 'lucide-react'
import { useForms } from '../cards/use-forms.ts'
import { FormForm } from './FormForm.tsx'
import { ShelfItem } from './ShelfItem.tsx'
import { useSave } from './use-save.ts'
import './LibraryPage.css'
import { SensitiveWordsEditor } from './SensitiveWordsEditor.tsx'

/** Forms that agents can send. */
function FormsEditor() {
  const t = useText()
  const { client, agent } = useDesk()
  const { data } = useForms()
  const save = useSave(formsKey(agent.adminId))
  const [edited, setEdited] = useState<Partial<FormTemplate>>()
  return (
    <>
      <p className="desk-shelf-lead">{t('library.forms.lead')}</p>
      <Button leftSection={<Plus size={16} />} onClick={() => setEdited({})}>
        {t('library.forms.add')}
      </Button>
      {data?.length === 0 && <p>{t('forms.none')}</p>}
      <ul className="desk-shelf" aria-label={t('library.forms')}>
        {data?.map((form) => (
          <ShelfItem
            key={form.id}
            title={form.title}
            {...(form.isForTickets && { mark: t('library.forms.ticketMark') })}
            detail={form.fields.map(({ fieldName }) => fieldName).join(' · ')}
            onEdit={() => setEdited(form)}
            onDelete={() => void save(client.deleteForm({ id: form.id }))}
          />
        ))}
      </ul>
      <Modal
        opened={edited !== undefined}
        onClose={() => setEdited(undefined)}
        size="min(960px, 96vw)"
        title={t(edited?.id ? 'library.forms.edit' : 'library.forms.add')}
        closeButtonProps={{ 'aria-label': t('dialog.close') }}
      >
        {edited && (
          <FormForm
            form={edited}
            onSave={async (form) => {
              if (await save(client.saveForm(form))) setEdited(undefined)
            }}
          />
        )}
      </Modal>
    </>
  )
}

/** Visitors who may not write at the moment. */
function BlockedVisitors() {
  const t = useText()
  const times = useTimes()
  const unblock = useUnblock()
  const { client, agent } = useDesk()
  const { data } = useQuery({
    queryKey: blocksKey(agent.adminId),
    queryFn: async () => unwrap(await client.listBlocks({})).blocks,
    refetchOnMount: 'always',
  })
  return (
    <>
      <p className="desk-shelf-lead">{t('library.blocks.lead')}</p>
      {data?.length === 0 && <p>{t('library.blocks.none')}</p>}
      <ul className="desk-shelf" aria-label={t('library.blocks')}>
        {data?.map(({ userId, userName, until, reason, adminNick }) => (
          <li key={userId}>
            <div className="desk-shelf-words">
              <strong>
                <bdi>{userName || t('visitor.unnamed')}</bdi>
              </strong>
              <span>
                {until > 0 ? t('block.until', { time: times.full(until) }) : t('block.forEver')} ·{' '}
                {t('block.by', { name: adminNick })}
              </span>
              {reason && <span dir="auto">{reason}</span>}
            </div>
            <Button variant="default" size="compact-sm" onClick={() => void unblock(userId)}>
              {t('block.lift')}
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}

type Shelf = { name: 'canned' | 'forms' | 'words' | 'blocks'; View: ComponentType; act?: Act }

const shelves: readonly Shelf[] = [
  { name: 'canned', View: CannedEditor },
  { name: 'forms', View: FormsEditor, act: 'editForms' },
  { name: 'words', View: SensitiveWordsEditor, act: 'editWords' },
  { name: 'blocks', View: BlockedVisitors, act: 'liftBlocks' },
]

/** Canned replies, forms, sensitive words and blocked visitors: each part for roles that may change it. */
export function LibraryPage() {
  const t = useText()
  const { agent } = useDesk()
  const [current, setCurrent] = useState<string | null>('canned')
  const own = shelves.filter(({ act }) => act === undefined || may(agent.role, act))
  return (
    <main className="desk-library">
      <h1>{t('nav.library')}</h1>
      <Tabs value={current} onChange={setCurrent} keepMounted={false}>
        <Tabs.List>
          {own.map(({ name }) => (
            <Tabs.Tab key={name} value={name}>
              {t(`library.${name}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {own.map(({ name, View }) => (
          <Tabs.Panel key={name} value={name} pt="md">
            <View />
          </Tabs.Panel>
        ))}
      </Tabs>
    </main>
  )
}
