import type { InboxList } from '@foyer/contract/desk/inbox/listThreads.ts'
import { useParams } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { useDeskState } from '../live/desk-context.tsx'
import { useText } from '../text/text-context.tsx'
import { useNow } from '../text/use-times.ts'
import './ListSection.css'
import { ThreadRowLink } from './ThreadRowLink.tsx'
import type { ThreadRow } from './thread-row.ts'

/** Ages are told in minutes; a typing notice should not outlive its text by much. */
const tickMs = 5_000

type ListSectionProps = { list: InboxList; rows: readonly ThreadRow[]; firstId: string | undefined }

export function ListSection({ list, rows, firstId }: ListSectionProps) {
  const t = useText()
  const titleId = useId()
  const now = useNow(tickMs)
  const previews = useDeskState((state) => state.previews)
  const { threadId: openId } = useParams({ strict: false })
  const [focusedId, setFocusedId] = useState<string>()
  // One row takes part in the tab order; the arrows reach the rest.
  const tabStop = [focusedId, openId, firstId].find((id) => rows.some((row) => row.threadId === id))
  return (
    <section className="desk-list" aria-labelledby={titleId}>
      <h2 id={titleId}>
        {t(`inbox.${list}`)} <span className={`desk-count desk-count-${list}`}>{rows.length}</span>
      </h2>
      {rows.length === 0 ? (
        <p className="desk-list-none">
          <strong>{t(`inbox.${list}.none`)}</strong>
          {t(`inbox.${list}.noneDetail`)}
        </p>
      ) : (
        <ul>
          {rows.map((row) => (
            <li key={row.threadId}>
              <ThreadRowLink
                row={row}
                list={list}
                now={now}
                preview={previews.get(row.threadId)}
                focus={{
                  tabIndex: row.threadId === tabStop ? 0 : -1,
                  onFocus: () => setFocusedId(row.threadId),
                }}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
