import { useChat } from '../../session/ChatContext.tsx'
import { useText } from '../../text/TextProvider.tsx'
import './Starters.css'

/** Questions of the channel to begin with. The same one twice is one. */
export function Starters({ questions }: { questions: readonly { autoTip: string }[] }) {
  const t = useText()
  const { send } = useChat()
  const texts = [...new Set(questions.map(({ autoTip }) => autoTip.trim()))].filter((text) => text !== '')
  if (texts.length === 0) return null
  return (
    <ul className="starters" aria-label={t('tips.start')}>
      {texts.map((text) => (
        <li key={text}>
          <button type="button" dir="auto" onClick={() => send(text, { click: 2 })}>
            {text}
          </button>
        </li>
      ))}
    </ul>
  )
}
