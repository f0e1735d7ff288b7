import { Button, Modal } from '@mantine/core'
import type { FormTemplate } from '@foyer/contract/desk/forms/listForms.ts'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useForms } from '../cards/use-forms.ts'
import { useDesk } from '../live/desk-context.tsx'
import { useText } from '../text/text-context.tsx'
import { FormForm } from './FormForm.tsx'
import { formsKey } from './query-keys.ts'
import { ShelfItem } from './ShelfItem.tsx'
import { useSave } from './use-save.ts'

/** Forms that agents can send. */
export function FormsEditor() {
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
