import { VisuallyHidden } from '@mantine/core'
import type { InboxList } from '@foyer/contract/desk/inbox/listThreads.ts'
import { tabAfterKey } from '@foyer/core/layout/tab-after-key.ts'
import { useEffect, type KeyboardEvent } from 'react'
import { changeUi, useUi, useUiState } from '../frame/ui-state.tsx'
import { useDesk, useDeskState } from '../live/desk-context.tsx'
import { useText } from '../text/text-context.tsx'
import { countOf } from './inbox.ts'
import './InboxTabs.css'
import { listNames } from './list-order.ts'
import { unreadThreads } from './unread-threads.ts'

/** Names the tabs and their panel. */
export const tabsId = 'desk-tabs'

/** The lists, with how many stand in each; one at a time is on screen. */
export function InboxTabs() {
  const t = useText()
  const ui = useUi()
  const { dispatch } = useDesk()
  const list = useUiState((state) => state.list)
  useEffect(() => dispatch({ on: 'listShown', list }), [dispatch, list])

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const next = tabAfterKey(listNames, list, event.key, isRtl)
    if (next === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    changeUi(ui, { list: next })
    event.currentTarget.querySelector<HTMLElement>(`#${tabsId}-${next}`)?.focus()
  }

  return (
    <div
      role="tablist"
      tabIndex={-1}
      aria-label={t('inbox.lists')}
      className="desk-tabs"
      onKeyDown={onKeyDown}
    >
      {listNames.map((name) => (
        <Tab key={name} list={name} isShown={name === list} onShow={() => changeUi(ui, { list: name })} />
      ))}
    </div>
  )
}

type TabProps = { list: InboxList; isShown: boolean; onShow: () => void }

function Tab({ list, isShown, onShow }: TabProps) {
  const t = useText()
  const count = useDeskState(({ inbox, me }) => countOf(inbox, list, me))
  const unread = useDeskState((state) => (list === 'mine' ? unreadThreads(state) : 0))
  return (
    <button
      type="button"
      role="tab"
      id={`${tabsId}-${list}`}
      aria-selected={isShown}
      aria-controls={`${tabsId}-panel`}
      tabIndex={isShown ? 0 : -1}
      className="desk-tab"
      onClick={onShow}
    >
      {t(`inbox.${list}`)}
      {count !== undefined && count > 0 && (
        <span className={`desk-count desk-count-${unread > 0 ? 'unread' : list}`}>
          {count > 9_999 ? '9999+' : count}
        </span>
      )}
      {unread > 0 && <VisuallyHidden>{t('inbox.unreadThreads', { count: unread })}</VisuallyHidden>}
    </button>
  )
}
