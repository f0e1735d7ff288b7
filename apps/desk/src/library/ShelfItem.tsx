import { ActionIcon } from '@mantine/core'
import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { useText } from '../text/text-context.tsx'

type ShelfItemProps = {
  title: string
  detail?: string
  mark?: string
  onEdit?: () => void
  onDelete?: () => void
}

/** A thing on a list, and what may be done with it. */
export function ShelfItem({ title, detail, mark, onEdit, onDelete }: ShelfItemProps) {
  const t = useText()
  const [isAsking, setAsking] = useState(false)
  return (
    <li>
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
