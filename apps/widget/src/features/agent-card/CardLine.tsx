import type { CardLine as Line, CardLineKind } from '@foyer/core/side-panel/card-lines.ts'
import type { WidgetKey } from '@foyer/i18n/keys.ts'
import { BubbleIcon } from '@foyer/ui/icons/BubbleIcon.tsx'
import { MailIcon } from '@foyer/ui/icons/MailIcon.tsx'
import { MobileIcon } from '@foyer/ui/icons/MobileIcon.tsx'
import { PhoneIcon } from '@foyer/ui/icons/PhoneIcon.tsx'
import { useRef, type ComponentType } from 'react'
import { useText } from '../../text/TextProvider.tsx'
import { CopyButton } from './CopyButton.tsx'

const rows = {
  tel: { text: 'card.tel', Icon: PhoneIcon },
  mobile: { text: 'card.mobile', Icon: MobileIcon },
  email: { text: 'card.email', Icon: MailIcon },
  qq: { text: 'card.qq', Icon: BubbleIcon },
  wechat: { text: 'card.wechat', Icon: BubbleIcon },
} satisfies { [K in CardLineKind]: { text: WidgetKey; Icon: ComponentType<{ size?: number }> } }

export function CardLine({ line: { kind, value, href } }: { line: Line }) {
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
