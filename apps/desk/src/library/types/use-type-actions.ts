import type { FormUse } from '@foyer/contract/desk/forms.ts'
import type { ListedType } from '@foyer/contract/desk/ticket-types.ts'
import { useState } from 'react'
import { useDesk } from '../../live/desk-context.tsx'
import { ticketTypesKey } from '../../platform/query-keys.ts'
import { useText } from '../../text/text-context.tsx'
import { useNotify } from '../../ui/use-notify.ts'
import { useSave } from '../use-save.ts'

/** A dialog for a new type, or for a known one with what a colleague saved meanwhile. */
type Edited = { type?: ListedType; theirs?: ListedType }
type Used = { type: ListedType; uses: readonly FormUse[] }

/** Changes of the types of tickets. */
export function useTypeActions() {
  const t = useText()
  const notify = useNotify()
  const { client, agent } = useDesk()
  const run = useSave(ticketTypesKey(agent.adminId))
  const [edited, setEdited] = useState<Edited>()
  const [used, setUsed] = useState<Used>()
  const [isBusy, setBusy] = useState(false)

  async function save(input: Pick<ListedType, 'typeName' | 'formId'>): Promise<void> {
    const { type, theirs } = edited ?? {}
    setBusy(true)
    const saving = client.saveTicketType({
      ...input,
      isArchived: (theirs ?? type)?.isArchived ?? false,
      ...(type && { typeId: type.typeId, version: (theirs ?? type).version }),
    })
    await run(saving)
    const result = await saving
    setBusy(false)
    if (!result.ok) return
    setEdited(result.data.isStale && type ? { type, theirs: result.data.type } : undefined)
  }

  async function archive(type: ListedType, isArchived: boolean): Promise<void> {
    const { typeId, typeName, formId } = type
    setUsed(undefined)
    const saving = client.saveTicketType({ typeId, typeName, formId, isArchived, version: type.version })
    await run(saving)
    const result = await saving
    if (result.ok && result.data.isStale) notify(t('library.conflict.somebody'), 'problem')
  }

  async function remove(type: ListedType): Promise<void> {
    const deleting = client.deleteTicketType({ typeId: type.typeId })
    await run(deleting)
    const result = await deleting
    if (result.ok && result.data.uses.length > 0) setUsed({ type, uses: result.data.uses })
  }

  return {
    edited,
    used,
    isBusy,
    save,
    archive,
    remove,
    order: (types: readonly ListedType[]) =>
      run(client.orderTicketTypes({ typeIds: types.map(({ typeId }) => typeId) })),
    edit: setEdited,
    closeUsed: () => setUsed(undefined),
  }
}
