import { Button, Checkbox, Group, Modal } from '@mantine/core'
import type { FormTemplate, FormUse } from '@foyer/contract/desk/forms.ts'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useForms } from '../../cards/use-forms.ts'
import { useDesk } from '../../live/desk-context.tsx'
import { formsKey } from '../../platform/query-keys.ts'
import { failureKey } from '../../text/failure-text.ts'
import { useText } from '../../text/text-context.tsx'
import { useNotify } from '../../ui/use-notify.ts'
import { ShelfItem } from '../ShelfItem.tsx'
import { useSave } from '../use-save.ts'
import { EditedForm } from './EditedForm.tsx'
import { FormForm } from './FormForm.tsx'
import { UsedDialog } from './UsedDialog.tsx'

type Used = { form: FormTemplate; uses: readonly FormUse[] }

/** Forms that agents can send. */
export function FormsEditor() {
  const t = useText()
  const notify = useNotify()
  const { client, agent } = useDesk()
  const { data } = useForms()
  const save = useSave(formsKey(agent.adminId))
  const [edited, setEdited] = useState<FormTemplate | 'new'>()
  const [used, setUsed] = useState<Used>()
  const [showsArchived, setShowsArchived] = useState(false)
  const shown = data?.filter(({ isArchived }) => showsArchived || !isArchived)

  async function remove(form: FormTemplate): Promise<void> {
    const deleting = client.deleteForm({ id: form.id })
    if (!(await save(deleting))) return
    const result = await deleting
    if (!result.ok) return notify(t(failureKey(result)), 'problem')
    if (result.data.uses.length > 0) setUsed({ form, uses: result.data.uses })
  }

  const archive = (formId: string, isArchived: boolean) => save(client.archiveForm({ formId, isArchived }))

  return (
    <>
      <p className="desk-shelf-lead">{t('library.forms.lead')}</p>
      <Group>
        <Button leftSection={<Plus size={16} />} onClick={() => setEdited('new')}>
          {t('library.forms.add')}
        </Button>
        {data?.some(({ isArchived }) => isArchived) && (
          <Checkbox
            label={t('library.showArchived')}
            checked={showsArchived}
            onChange={({ currentTarget }) => setShowsArchived(currentTarget.checked)}
          />
        )}
      </Group>
      {shown?.length === 0 && <p>{t('forms.none')}</p>}
      <ul className="desk-shelf" aria-label={t('library.forms')}>
        {shown?.map((form) => (
          <ShelfItem
            key={form.id}
            title={form.title}
            {...markOf(form)}
            detail={form.fields.map(({ fieldName }) => fieldName).join(' · ')}
            onEdit={() => setEdited(form)}
            archive={{
              isArchived: form.isArchived,
              onChange: (isArchived) => void archive(form.id, isArchived),
            }}
            onDelete={() => void remove(form)}
          />
        ))}
      </ul>
      <Modal
        opened={edited !== undefined}
        onClose={() => setEdited(undefined)}
        size="min(960px, 96vw)"
        title={t(edited === 'new' ? 'library.forms.add' : 'library.forms.edit')}
        closeButtonProps={{ 'aria-label': t('dialog.close') }}
      >
        {edited === 'new' && (
          <FormForm
            form={{}}
            uses={[]}
            onSave={(form) =>
              void save(client.saveForm(form)).then((isSaved) => isSaved && setEdited(undefined))
            }
          />
        )}
        {edited && edited !== 'new' && <EditedForm formId={edited.id} onSaved={() => setEdited(undefined)} />}
      </Modal>
      {used && (
        <UsedDialog
          title={used.form.title}
          uses={used.uses}
          onClose={() => setUsed(undefined)}
          onArchive={
            used.form.isArchived
              ? undefined
              : () => void archive(used.form.id, true).then(() => setUsed(undefined))
          }
        />
      )}
    </>
  )

  function markOf({ isArchived, isForTickets }: FormTemplate): { mark?: string } {
    if (isArchived) return { mark: t('library.archived') }
    return isForTickets ? { mark: t('library.forms.ticketMark') } : {}
  }
}
