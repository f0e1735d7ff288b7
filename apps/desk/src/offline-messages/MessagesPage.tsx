import { useNavigate, useParams, useSearch, Link } from '@tanstack/react-router'
import { ListPage } from '../layout/ListPage.tsx'
import { ListSearch } from '../layout/SearchField.tsx'
import { tabAfterKey } from '@foyer/core/layout/tab-after-key.ts'
import type { KeyboardEvent } from 'react'
import '../layout/tabs.css'
import { useText } from '../text/text-context.tsx'
import {
  messageFiltersInAddress,
  readMessageFilters,
  shownMessages,
  type MessageFilters,
} from './message-filters.ts'
import { VisuallyHidden } from '@mantine/core'
import type { DeskOfflineMessage } from '@foyer/contract/desk/offline-messages.ts'
import { Check } from 'lucide-react'
import '../layout/row.css'
import './MessagesPage.css'
import type { RowFocus } from '../layout/PagedList.tsx'
import { useTimes } from '../text/use-times.ts'
import { VisitorAvatar } from '../ui/VisitorAvatar.tsx'
import { useOfflineMessages } from './use-offline-messages.ts'

type MessageRowProps = { message: DeskOfflineMessage; now: number; focus: RowFocus }

function MessageRow({ message, now, focus }: MessageRowProps) {
  const t = useText()
  const times = useTimes()
  const name = message.customerName || t('visitor.unnamed')
  return (
    <Link
      to="/messages/$messageId"
      params={{ messageId: message.messageId }}
      search={true}
      className={`desk-row ${message.isHandled ? '' : 'desk-row-unread'}`}
      {...focus}
    >
      <VisitorAvatar name={name} threadId={message.threadId} />
      <span className="desk-row-who">
        <bdi className="desk-ellipsis desk-row-name">{name}</bdi>
        <bdi className="desk-ellipsis desk-row-channel">{message.channelName}</bdi>
      </span>
      <time
        className="desk-row-age"
        dateTime={new Date(message.createTime).toISOString()}
        title={times.full(message.createTime)}
      >
        {times.age(message.createTime, now)}
      </time>
      <span className="desk-ellipsis desk-row-text" dir="auto">
        {message.content}
      </span>
      {message.isHandled && (
        <span className="desk-offline-done">
          <Check size={14} aria-hidden="true" />
          <VisuallyHidden>{t('messages.handled')}</VisuallyHidden>
        </span>
      )}
    </Link>
  )
}

type SegmentedChoiceProps<T extends string> = {
  label: string
  value: T
  options: readonly { value: T; label: string }[]
  onChange: (value: T) => void
}

/** One of a few, in the look of the inbox's tabs. */
function SegmentedChoice<T extends string>({ label, value, options, onChange }: SegmentedChoiceProps<T>) {
  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const values = options.map((option) => option.value)
    const next = tabAfterKey(values, value, event.key, isRtl)
    if (next === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    onChange(next)
    event.currentTarget.querySelectorAll<HTMLElement>('[role=radio]')[values.indexOf(next)]?.focus()
  }

  return (
    <div role="radiogroup" tabIndex={-1} aria-label={label} className="desk-tabs" onKeyDown={onKeyDown}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          role="radio"
          aria-checked={option.value === value}
          tabIndex={option.value === value ? 0 : -1}
          className="desk-tab"
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  )
}

/** Messages that visitors left while no agent was there. */
export function MessagesPage() {
  const t = useText()
  const navigate = useNavigate()
  const filters = readMessageFilters(useSearch({ from: '/messages' }))
  const { messageId: openId } = useParams({ strict: false })
  const { pages, messages } = useOfflineMessages(filters)

  function change(next: Partial<MessageFilters>): void {
    // Relative to the current page: the open message stays open beside another list.
    void navigate({ to: '.', search: messageFiltersInAddress({ ...filters, ...next }), replace: true })
  }

  const isSearching = filters.search !== ''
  return (
    <ListPage
      title={t('messages.title')}
      tools={
        <>
          <SegmentedChoice
            label={t('messages.show')}
            value={filters.show}
            options={shownMessages.map((value) => ({ value, label: t(`messages.show.${value}`) }))}
            onChange={(show) => change({ show })}
          />
          <ListSearch
            label={t('messages.search')}
            search={filters.search}
            onSearch={(search) => change({ search })}
          />
        </>
      }
      rows={messages}
      idOf={(message) => message.messageId}
      pages={pages}
      none={{
        title: t(isSearching ? 'inbox.search.none' : `messages.none.${filters.show}`),
        detail: t(isSearching ? 'messages.search.noneDetail' : 'messages.noneDetail'),
      }}
      openId={openId}
      onBack={() => navigate({ to: '/messages', search: true })}
    >
      {(message, focus, now) => <MessageRow message={message} now={now} focus={focus} />}
    </ListPage>
  )
}
