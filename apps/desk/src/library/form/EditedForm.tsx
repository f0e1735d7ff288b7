import { Skeleton } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useDesk } from '../../live/desk-context.tsx'
import { unwrap } from '../../platform/api-error.ts'
import { formKey, formsKey } from '../../platform/query-keys.ts'
import { failureKey } from '../../text/failure-text.ts'
import { useText } from '../../text/text-context.tsx'
import { LoadFailed } from '../../ui/EmptyState.tsx'
import { useNotify } from '../../ui/use-notify.ts'
import { ConflictNotice } from './ConflictNotice.tsx'
import { FormForm, type FormInput } from './FormForm.tsx'
import type { OutputOf } from '@foyer/contract/endpoint.ts'
import type { readForm, saveForm } from '@foyer/contract/desk/forms.ts'

type Base = OutputOf<typeof readForm>

type EditedFormProps = { formId: string; onSaved: () => void }

/** A known form. Its version is read when the editor opens, so that no colleague's change is overwritten unseen. */
export function EditedForm({ formId, onSaved }: EditedFormProps) {
  const t = useText()
  const { client, agent } = useDesk()
  const { data, isError, refetch } = useQuery({
    queryKey: formKey(agent.adminId, formId),
    queryFn: async () => unwrap(await client.readForm({ formId })),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  if (isError) return <LoadFailed title={t('error.network')} onAgain={() => refetch()} />
  if (!data) return <Skeleton height={320} radius="md" />
  return <Editor first={data} onSaved={onSaved} />
}

function Editor({ first, onSaved }: { first: Base; onSaved: () => void }) {
  const t = useText()
  const notify = useNotify()
  const { client, agent } = useDesk()
  const queryClient = useQueryClient()
  const [base, setBase] = useState<Pick<Base, 'form' | 'version'>>(first)
  const [theirs, setTheirs] = useState<OutputOf<typeof saveForm>>()
  /** The colleague's version that the next save replaces, after the admin chose so. */
  const replaced = useRef<number>(undefined)

  async function save(mine: FormInput): Promise<void> {
    const version = replaced.current ?? base.version
    replaced.current = undefined
    const result = await client.saveForm({ id: base.form.id, ...mine, version })
    if (!result.ok) return notify(t(failureKey(result)), 'problem')
    await queryClient.invalidateQueries({ queryKey: formsKey(agent.adminId) })
    if (!result.data.isStale) return onSaved()
    setTheirs(result.data)
  }

  return (
    <FormForm
      key={base.version}
      form={base.form}
      uses={first.uses}
      notice={
        theirs && (
          <ConflictNotice
            base={base.form}
            theirs={theirs.form}
            changedBy={theirs.changedBy}
            onTakeTheirs={() => {
              setBase(theirs)
              setTheirs(undefined)
            }}
            onKeepMine={() => (replaced.current = theirs.version)}
          />
        )
      }
      onSave={(mine) => void save(mine)}
    />
  )
}
