import { VisuallyHidden } from '@mantine/core'
import type { InboxList } from '@foyer/contract/desk/inbox.ts'
import { tabAfterKey } from '@foyer/core/layout/tab-after-key.ts'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import { changeUi, useUi, useUiState } from '../ui/ui-state.tsx'
import { tabsId } from '../keys/list-elements.ts'
import { useDesk, useDeskState } from '../live/desk-context.tsx'
import { useText } from '../text/text-context.tsx'
import { countOf, type Inbox } from '../state/inbox/inbox.ts'
import '../layout/tabs.css'
import { listNames } from '../state/inbox/list-order.ts'
import { ownToAnswer } from '../live/needs-me.ts'

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
  const tab = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // Keys choose a list as well, and its tab may be beyond the edge.
    if (isShown) tab.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [isShown])
  const toAnswer = useDeskState((state) => (list === 'mine' ? ownToAnswer(state) : 0))
  const limit = useDeskState(({ inbox }) => (list === 'mine' ? limitOf(inbox) : ''))
  return (
    <button
      ref={tab}
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
        <span className={`desk-count desk-count-${toAnswer > 0 ? 'unread' : list}`}>
          {`${count > 9_999 ? '9999+' : count}${limit}`}
        </span>
      )}
      {toAnswer > 0 && <VisuallyHidden>{t('inbox.needsYou', { count: toAnswer })}</VisuallyHidden>}
    </button>
  )
}

/** A limit that nobody reaches says nothing. */
function limitOf({ told: { limit = Infinity } }: Inbox): string {
  return limit < 100 ? `/${limit}` : ''
}
