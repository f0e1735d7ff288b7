import { personOf, receiveModeOf } from '@foyer/core/session/selectors.ts'
import type { Mode, SessionState } from '@foyer/core/session/state.ts'
import type { WidgetKey } from '@foyer/i18n/keys.ts'
import { Avatar } from '@foyer/ui/primitives/Avatar.tsx'
import { useSession } from '../../session/ChatContext.tsx'
import { useText } from '../../text/TextProvider.tsx'
import { AgentCardButton } from '../agent-card/AgentCardButton.tsx'
import './Person.css'

/** Text below the name. */
const statusTexts = {
  starting: 'connection.connecting',
  form: 'header.robotStatus',
  robot: 'header.robotStatus',
  requesting: 'transfer.requesting',
  queued: 'header.queueStatus',
  withAgent: 'header.agentStatus',
  ended: 'header.endedStatus',
  lost: 'header.endedStatus',
} satisfies Record<Mode['name'], WidgetKey>

/** S-09: who answers: face, name, and what they say of themselves or do right now. */
export function Person() {
  const t = useText()
  const mode = useSession((state) => state.mode.name)
  const isTyping = useSession((state) => state.agentTyping.isShown)
  const signature = useSession(signatureOf)
  const agent = useSession(personOf)
  const hasRobot = useSession(({ channel }) => receiveModeOf(channel) !== 'humanOnly')
  const name = useSession(
    ({ channel }) => (agent ? agent.nick : channel?.[hasRobot ? 'robotName' : 'titleDesc']) || '',
  )
  const face = useSession(
    ({ channel }) => agent?.face || channel?.[hasRobot && !agent ? 'robotIcon' : 'avatar'] || '',
  )
  const robotName = t(hasRobot ? 'header.robot' : 'page.title')
  const shownName = name || (agent ? t('message.agent') : robotName)
  const presence = statusTexts[mode]
  const isPersonTyping = isTyping && agent !== undefined
  const status = hasRobot || presence !== 'header.robotStatus' ? t(presence) : ''
  return (
    <AgentCardButton>
      <div className="person">
        <Avatar name={shownName} src={face} />
        <div className="person-text">
          <h1 className="person-name" title={shownName} dir="auto">
            {shownName}
          </h1>
          <p
            className={isPersonTyping ? 'person-status person-typing' : 'person-status'}
            aria-live="polite"
            dir="auto"
          >
            {isPersonTyping ? t('header.typing', { name: shownName }) : status}
            {!isPersonTyping && signature && (
              <>
                {' · '}
                <bdi>{signature}</bdi>
              </>
            )}
          </p>
        </div>
      </div>
    </AgentCardButton>
  )
}

function signatureOf({ mode, card }: SessionState): string {
  return mode.name === 'withAgent' ? (card?.adminCardSign ?? '') : ''
}
