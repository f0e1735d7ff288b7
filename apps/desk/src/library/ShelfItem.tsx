import { ActionIcon } from '@mantine/core'
import { Archive, ArchiveRestore, Pencil, Trash2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { useText } from '../text/text-context.tsx'
import type { Sort } from './sort/use-sort.ts'

type ShelfItemProps = {
  title: string
  detail?: string
  mark?: string
  onEdit?: () => void
  /** Archives it, or takes it out of the archive again. */
  archive?: { isArchived: boolean; onChange: (isArchived: boolean) => void }
  onDelete?: () => void
  /** Before the title: tools that move it in its list. */
  tools?: ReactNode
  item?: ReturnType<Sort['item']>
}

/** A thing on a list, and what may be done with it. */
export function ShelfItem(props: ShelfItemProps) {
  const { title, detail, mark, onEdit, archive, onDelete, tools, item } = props
  const t = useText()
  const [isAsking, setAsking] = useState(false)
  return (
    <li {...item}>
      {tools}
      <div className="desk-shelf-words">
        <strong>
          <bdi>{title}</bdi>
        </strong>
        {detail && <span dir="auto">{detail}</span>}
      </div>
      {mark && <small>{mark}</small>}
      {onEdit && (
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('library.editOf', { title })}
          onClick={onEdit}
        >
          <Pencil size={16} />
        </ActionIcon>
      )}
      {archive && (
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t(archive.isArchived ? 'library.unarchiveOf' : 'library.archiveOf', { title })}
          onClick={() => archive.onChange(!archive.isArchived)}
        >
          {archive.isArchived ? <ArchiveRestore size={16} /> : <Archive size={16} />}
        </ActionIcon>
      )}
      {onDelete && (
        <ActionIcon
          variant="subtle"
          color="red"
          aria-label={t('library.deleteOf', { title })}
          onClick={() => setAsking(true)}
        >
          <Trash2 size={16} />
        </ActionIcon>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={t('library.deleteOf', { title })}
        body={t('library.delete.body')}
        confirm={t('library.delete')}
        onAnswer={(isConfirmed) => {
          setAsking(false)
          if (isConfirmed) onDelete?.()
        }}
      />
    </li>
  )
}
