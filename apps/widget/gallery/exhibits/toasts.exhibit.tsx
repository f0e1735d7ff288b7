import { errors } from '@foyer/contract/errors.ts'
import type { NoticeKey } from '@foyer/core/session/effect.ts'
import { useEffect } from 'react'
import { ToastList } from '../../src/features/toasts/ToastList.tsx'
import { useChat } from '../../src/session/ChatContext.tsx'
import type { Exhibit } from '../exhibit.ts'

const refusals = Object.values(errors).flatMap(({ text, show }) => (show === 'toast' ? [text] : []))
const hints = [
  'notice.input',
  'notice.rightPhone',
  'notice.rightEmail',
  'notice.evaConInput',
  'notice.evaLabelSelect',
  'notice.leaveName',
  'notice.leaveContent',
  'notice.left',
  'notice.fillIn',
  'notice.filesMax',
  'notice.filesOpen',
] as const
const all: readonly NoticeKey[] = [...new Set([...refusals, ...hints])]

/** As many as a small window holds. */
const together = 6

/** Every notice that may appear, a few at a time. */
export default Array.from({ length: Math.ceil(all.length / together) }, (_, turn) => ({
  name: `toasts/${turn + 1}`,
  place: 'over' as const,
  view: () => <Toasts texts={all.slice(turn * together, (turn + 1) * together)} />,
})) satisfies Exhibit[]

function Toasts({ texts }: { texts: readonly NoticeKey[] }) {
  const { toasts } = useChat()
  useEffect(() => {
    const params = { name: 'Order number', count: '3' }
    for (const text of texts) toasts.show({ do: 'notice', tone: 'warning', text, params, ms: 600_000 })
  }, [toasts, texts])
  return <ToastList />
}
