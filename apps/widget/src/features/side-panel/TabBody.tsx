import type { ChannelConfig } from '@foyer/contract/channel/config.ts'
import type { PanelTab } from '../../rules/side-panel/tabs.ts'
import { type ComponentType, useId, useState } from 'react'
import { ChevronRight } from 'lucide-react'
import { bareCard } from '../../rules/side-panel/bare-card.ts'
import { shownCard } from '../../rules/side-panel/shown-card.ts'
import { useSession } from '../../session/ChatContext.tsx'
import { AgentCard } from '../agent-card/AgentCard.tsx'
import { questionsOf } from '../../rules/side-panel/questions.ts'
import { RichContent } from '@foyer/ui/messages/rich/RichContent.tsx'
import { useText } from '../../text/TextProvider.tsx'
import { quickLinksOf, quickSize } from '../../rules/side-panel/quick-links.ts'
import { initialsOf } from '@foyer/ui/primitives/initials.ts'
import './TabBody.css'

type QuickPictureProps = { name: string; src: string | undefined }

/** Decoration: without a picture, or with a broken one, a letter stands for the name. */
function QuickPicture({ name, src }: QuickPictureProps) {
  const [broken, setBroken] = useState('')
  return (
    <span className="quick-picture" aria-hidden="true">
      {src && src !== broken ? (
        <img src={src} alt="" loading="lazy" referrerPolicy="no-referrer" onError={() => setBroken(src)} />
      ) : (
        initialsOf(name)
      )}
    </span>
  )
}

/** S-28: places to go, the larger the fewer there are. */
function QuickTab({ side }: { side: ChannelConfig['sideBarConfig'] }) {
  const t = useText()
  const links = quickLinksOf(side)
  if (links.length === 0) return <p className="side-panel-empty">{t('panel.quick.empty')}</p>
  return (
    <ul className={`quick quick-${quickSize(links.length)}`}>
      {links.map(({ at, name, href, picture }) => (
        <li key={at}>
          <a className="quick-link" href={href} target="_blank" rel="noopener noreferrer">
            <QuickPicture name={name} src={picture} />
            <span className="quick-name" dir="auto">
              {name}
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}

/** S-27: questions whose answers need nobody. One answer at a time is open. */
export function QuestionTab({ side }: { side: ChannelConfig['sideBarConfig'] }) {
  const t = useText()
  const id = useId()
  const [open, setOpen] = useState<number>()
  const questions = questionsOf(side)
  if (questions.length === 0) return <p className="side-panel-empty">{t('panel.question.empty')}</p>
  return (
    <ul className="questions">
      {questions.map(({ at, question, answer }) => (
        <li key={at}>
          <button
            type="button"
            className="question"
            aria-expanded={at === open}
            aria-controls={`${id}-${at}`}
            onClick={() => setOpen(at === open ? undefined : at)}
          >
            <span dir="auto">{question}</span>
            <ChevronRight size={18} />
          </button>
          <div id={`${id}-${at}`} className="question-answer" hidden={at !== open}>
            {at === open && <RichContent html={answer} />}
          </div>
        </li>
      ))}
    </ul>
  )
}

/** S-27, P-02: who is being talked to. */
function CustomerTab() {
  const card = useSession(shownCard)
  const agent = useSession((state) => state.agent)
  const shown = card ?? (agent && bareCard(agent))
  return shown && <AgentCard card={shown} />
}

type Side = { side: ChannelConfig['sideBarConfig'] }

const views = { quick: QuickTab, question: QuestionTab, customer: CustomerTab } satisfies {
  [T in PanelTab]: ComponentType<Side>
}

/** The panel of a tab. It scrolls, so that it takes the keyboard too. */
export function TabBody({ id, tab, side }: Side & { id: string; tab: PanelTab }) {
  const View = views[tab]
  return (
    <div
      id={`${id}-panel`}
      role="tabpanel"
      aria-labelledby={`${id}-${tab}`}
      tabIndex={0}
      className="side-panel-body"
    >
      <View side={side} />
    </div>
  )
}
