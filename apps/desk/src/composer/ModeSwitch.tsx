import { Lock, MessageCircle } from 'lucide-react'
import { useText } from '../text/text-context.tsx'
import './ModeSwitch.css'
import { useReplyState, type ReplyMode } from './reply-context.tsx'

const modes = [
  { mode: 'reply', Icon: MessageCircle, label: 'note.toVisitor' },
  { mode: 'note', Icon: Lock, label: 'note.toAgents' },
] as const satisfies readonly { mode: ReplyMode; Icon: typeof Lock; label: string }[]

/** Switches between a reply and an internal note. It is above the text so that agents read it first. */
export function ModeSwitch({ onSwitched }: { onSwitched: () => void }) {
  const t = useText()
  const { mode: current, setMode } = useReplyState()
  return (
    <div className="desk-mode" role="group" aria-label={t('note.switch')}>
      {modes.map(({ mode, Icon, label }) => (
        <button
          key={mode}
          type="button"
          className={`desk-mode-${mode}`}
          aria-pressed={mode === current}
          onClick={() => {
            setMode(mode)
            onSwitched()
          }}
        >
          <Icon size={13} aria-hidden="true" /> {t(label)}
        </button>
      ))}
    </div>
  )
}
