import { useUiText } from '../text.tsx'
import { LinkedText } from './LinkedText.tsx'
import type { MessageOf } from './message-kind.ts'
import { Unreadable } from './Unreadable.tsx'
import './UnsupportedMessage.css'

/** As much of it as anybody would read. */
const shown = 500

/** D-08: a kind or a content from some other version. Words are shown; what only machines read, on request. */
export function UnsupportedMessage({ message: { content } }: { message: MessageOf<'unsupported'> }) {
  const t = useUiText()
  const raw = content.raw.trim().slice(0, shown)
  const isForMachines = /^[[{<]/.test(raw)
  return (
    <div className="foyer-unsupported">
      <Unreadable />
      {raw && !isForMachines && <LinkedText text={raw} />}
      {raw && isForMachines && (
        <details>
          <summary>{t('message.content')}</summary>
          <LinkedText text={raw} />
        </details>
      )}
    </div>
  )
}
