import { ignoreExpected } from '@foyer/contract/ignore-expected.ts'
import { cardLines, type CardLine as Line, type CardLineKind } from '../../rules/side-panel/card-lines.ts'
import type { AgentCard as Card } from '@foyer/core/session/state.ts'
import { Avatar } from '@foyer/ui/primitives/Avatar.tsx'
import { useSession } from '../../session/ChatContext.tsx'
import './AgentCard.css'
import type { WidgetKey } from '@foyer/i18n/keys.ts'
import { useRef, useEffect, useState, type RefObject } from 'react'
import { Check, Copy, Mail, MessageCircle, Phone, Smartphone, type LucideIcon } from 'lucide-react'
import { useText } from '../../text/TextProvider.tsx'
import { timing } from '@foyer/core/timing.ts'
import { IconButton } from '@foyer/ui/primitives/IconButton.tsx'

type CopyButtonProps = { name: string; value: string; shown: RefObject<HTMLElement | null> }

/** If the browser blocks copying (often in frames), the button selects the text for the visitor to copy. */
function CopyButton({ name, value, shown }: CopyButtonProps) {
  const t = useText()
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return undefined
    const timer = setTimeout(() => setCopied(false), timing.successToastMs)
    return () => clearTimeout(timer)
  }, [isCopied])

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(value)
      setCopied(true)
    } catch {
      ignoreExpected('frames often may not write to the clipboard')
      if (shown.current) getSelection()?.selectAllChildren(shown.current)
    }
  }

  return (
    <>
      <IconButton className="agent-card-copy" label={t('card.copy', { name })} onClick={() => void copy()}>
        {isCopied ? <Check size={18} /> : <Copy size={18} />}
      </IconButton>
      <span className="hidden-text" aria-live="polite">
        {isCopied && t('card.copied')}
      </span>
    </>
  )
}

const rows = {
  tel: { text: 'card.tel', Icon: Phone },
  mobile: { text: 'card.mobile', Icon: Smartphone },
  email: { text: 'card.email', Icon: Mail },
  qq: { text: 'card.qq', Icon: MessageCircle },
  wechat: { text: 'card.wechat', Icon: MessageCircle },
} satisfies { [K in CardLineKind]: { text: WidgetKey; Icon: LucideIcon } }

function CardLine({ line: { kind, value, href } }: { line: Line }) {
  const t = useText()
  const shown = useRef<HTMLElement>(null)
  const { text, Icon } = rows[kind]
  return (
    <li className="agent-card-line">
      <span className="agent-card-icon">
        <Icon size={18} />
      </span>
      <span className="agent-card-label">{t(text)}</span>
      <span className="agent-card-value">
        {href ? (
          <a href={href}>
            <bdi dir="ltr">{value}</bdi>
          </a>
        ) : (
          <bdi ref={shown}>{value}</bdi>
        )}
      </span>
      {!href && <CopyButton name={t(text)} value={value} shown={shown} />}
    </li>
  )
}

/** D-03: who this is, and the ways to reach them that their card names. */
export function AgentCard({ card }: { card: Card }) {
  const spare = useSession(({ channel }) => channel?.avatar ?? '')
  const lines = cardLines(card)
  const sign = card.adminCardSign.trim()
  return (
    <div className="agent-card">
      <Avatar name={card.adminNick} src={card.adminFace || spare} />
      <p className="agent-card-name">
        <bdi>{card.adminNick}</bdi>
      </p>
      {sign && (
        <p className="agent-card-sign" dir="auto">
          {sign}
        </p>
      )}
      {lines.length > 0 && (
        <ul className="agent-card-lines">
          {lines.map((line) => (
            <CardLine key={line.kind} line={line} />
          ))}
        </ul>
      )}
    </div>
  )
}
