import type { DeskKey } from '@foyer/i18n/keys.ts'
import { useText } from '../text/text-context.tsx'
import { KeyNames } from './KeyNames.tsx'
import './ShortcutList.css'
import { isThreadAct, shortcutNames, shortcuts, threadActs, type ShortcutName } from './shortcuts.ts'

type Row = { label: DeskKey; keys: readonly string[] }

const rowOf = (name: ShortcutName): Row => ({ label: `command.${name}`, keys: shortcuts[name] })
const everywhere: Row[] = shortcutNames.filter((name) => !isThreadAct(name)).map(rowOf)
const inThread: Row[] = threadActs.map(rowOf)
const inList: Row[] = [
  { label: 'keys.down', keys: ['j', '↓'] },
  { label: 'keys.up', keys: ['k', '↑'] },
  { label: 'keys.open', keys: ['Enter'] },
  { label: 'keys.back', keys: ['Esc'] },
]
const inReply: Row[] = [
  { label: 'keys.send', keys: ['Enter'] },
  { label: 'keys.newLine', keys: ['Shift', 'Enter'] },
]

const inTicket: Row[] = [
  { label: 'keys.reply', keys: ['r'] },
  { label: 'keys.note', keys: ['n'] },
  { label: 'keys.take', keys: ['a'] },
  { label: 'keys.sendTicket', keys: ['mod+Enter'] },
]

/** All keys, in one table. */
export function ShortcutList() {
  return (
    <div className="desk-shortcuts">
      <Group title="keys.everywhere" rows={everywhere} />
      <Group title="keys.inThread" rows={inThread} />
      <Group title="keys.inList" rows={inList} />
      <Group title="keys.inReply" rows={inReply} />
      <Group title="keys.inTicket" rows={inTicket} />
    </div>
  )
}

function Group({ title, rows }: { title: DeskKey; rows: readonly Row[] }) {
  const t = useText()
  return (
    <section>
      <h2>{t(title)}</h2>
      <dl>
        {rows.map(({ label, keys }) => (
          <div key={label}>
            <dt>{t(label)}</dt>
            <dd>
              <KeyNames keys={keys} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
