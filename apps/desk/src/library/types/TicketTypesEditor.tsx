import { Button } from '@mantine/core'
import type { ListedType } from '@foyer/contract/desk/ticket-types.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useDesk } from '../../live/desk-context.tsx'
import { unwrap } from '../../platform/api-error.ts'
import { ticketTypesKey } from '../../platform/query-keys.ts'
import { useText } from '../../text/text-context.tsx'
import { UsedDialog } from '../form/UsedDialog.tsx'
import { ShelfItem } from '../ShelfItem.tsx'
import { moved } from '../sort/moved.ts'
import { SortTools } from '../sort/SortTools.tsx'
import { useSort } from '../sort/use-sort.ts'
import { TypeDialog } from './TypeDialog.tsx'
import { useTypeActions } from './use-type-actions.ts'

/** Types of tickets, in their order, each with its form. */
export function TicketTypesEditor() {
  const t = useText()
  const { client, agent } = useDesk()
  const queryClient = useQueryClient()
  const queryKey = ticketTypesKey(agent.adminId)
  const { data } = useQuery({
    queryKey,
    queryFn: async () => unwrap(await client.listTicketTypes({})).types,
    refetchOnMount: 'always',
  })
  const types = data ?? []
  const { edited, used, isBusy, save, archive, remove, order, edit, closeUsed } = useTypeActions()

  function move(from: number, to: number): void {
    const next = moved(types, from, to)
    // At once: the focus follows the item to its new place.
    queryClient.setQueryData<ListedType[]>(queryKey, next)
    void order(next)
  }
  const sort = useSort(move)

  return (
    <>
      <p className="desk-shelf-lead">{t('library.types.lead')}</p>
      <Button leftSection={<Plus size={16} />} onClick={() => edit({})}>
        {t('library.types.add')}
      </Button>
      {data?.length === 0 && <p>{t('library.types.none')}</p>}
      <ol className="desk-shelf" aria-label={t('library.types')}>
        {types.map((type, place) => (
          <ShelfItem
            key={type.typeId}
            title={type.typeName}
            detail={t('library.types.detail', { form: type.formTitle, count: type.tickets })}
            {...(type.isArchived && { mark: t('library.archived') })}
            item={sort.item(place)}
            tools={
              <SortTools
                name={type.typeName}
                place={place}
                count={types.length}
                handle={sort.handle(place)}
                onMove={move}
              />
            }
            onEdit={() => edit({ type })}
            archive={{
              isArchived: type.isArchived,
              onChange: (isArchived) => void archive(type, isArchived),
            }}
            onDelete={() => void remove(type)}
          />
        ))}
      </ol>
      {edited && (
        <TypeDialog
          type={edited.type}
          theirs={edited.theirs}
          isBusy={isBusy}
          onSave={(input) => void save(input)}
          onClose={() => edit(undefined)}
        />
      )}
      {used && (
        <UsedDialog
          title={used.type.typeName}
          uses={used.uses}
          onClose={closeUsed}
          onArchive={used.type.isArchived ? undefined : () => void archive(used.type, true)}
        />
      )}
    </>
  )
}
