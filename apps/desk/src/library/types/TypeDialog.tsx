import { NativeSelect, TextInput } from '@mantine/core'
import type { ListedType } from '@foyer/contract/desk/ticket-types.ts'
import { textLimits } from '@foyer/contract/text-limits.ts'
import { useState } from 'react'
import { useForms } from '../../cards/use-forms.ts'
import { useText } from '../../text/text-context.tsx'
import { Notice } from '../Notice.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'

type TypeInput = Pick<ListedType, 'typeName' | 'formId'>
type TypeDialogProps = {
  /** Missing: a new one. */
  type?: ListedType | undefined
  /** What a colleague saved meanwhile. */
  theirs?: ListedType | undefined
  isBusy: boolean
  onSave: (input: TypeInput) => void
  onClose: () => void
}

/** Name and form of a type of tickets. */
export function TypeDialog({ type, theirs, isBusy, onSave, onClose }: TypeDialogProps) {
  const t = useText()
  const { data } = useForms()
  const forms = data?.filter(
    ({ id, isForTickets, isArchived }) => isForTickets && (!isArchived || id === type?.formId),
  )
  const [typeName, setTypeName] = useState(type?.typeName ?? '')
  const [chosen, setChosen] = useState(type?.formId)
  const formId = chosen ?? forms?.[0]?.id ?? ''
  return (
    <FormDialog
      title={t(type ? 'library.types.edit' : 'library.types.add')}
      action={t(theirs ? 'library.conflict.mine' : 'library.save')}
      isBusy={isBusy}
      onClose={onClose}
      onSubmit={() => {
        if (typeName.trim() !== '' && formId !== '') onSave({ typeName, formId })
      }}
    >
      <TextInput
        data-autofocus
        required
        label={t('library.types.name')}
        description={t('library.types.nameHint')}
        maxLength={textLimits.short}
        value={typeName}
        onChange={({ currentTarget }) => setTypeName(currentTarget.value)}
      />
      {forms?.length === 0 ? (
        <p>{t('library.types.noForms')}</p>
      ) : (
        <NativeSelect
          required
          label={t('library.types.form')}
          value={formId}
          data={forms?.map(({ id, title }) => ({ value: id, label: title })) ?? []}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        />
      )}
      {theirs && (
        <Notice kind="warning" title={t('library.conflict.somebody')}>
          {t('library.types.theirs', { name: theirs.typeName, form: theirs.formTitle })}
        </Notice>
      )}
    </FormDialog>
  )
}
