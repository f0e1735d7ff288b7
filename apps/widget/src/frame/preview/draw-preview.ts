import './preview.css'
import { maxPreviewPx } from '@foyer/contract/host/commands.ts'
import type { Message } from '@foyer/contract/messages/message.ts'
import { shorten } from '@foyer/core/text/shorten.ts'
import type { WidgetKey } from '@foyer/i18n/keys.ts'
import type { Translate } from '@foyer/i18n/translator.ts'
import { summaryOf } from '@foyer/ui/messages/kinds.ts'

/** Callbacks of a message preview. */
export type PreviewActs = {
  onSize: (height: number) => void
  onOpen: () => void
  onDismiss: () => void
}

/** As much as fits into three lines. */
const longest = 240

let box: HTMLElement | undefined
let sizes: ResizeObserver | undefined

/** Draws a message over the hidden chat, at the frame's lower edge; without one it takes the last one away. */
export function drawPreview(
  message: Message | undefined,
  { onSize, onOpen, onDismiss }: PreviewActs,
  t: Translate<WidgetKey>,
): void {
  sizes?.disconnect()
  box?.remove()
  const chat = document.getElementById('root')
  if (chat) chat.inert = message !== undefined
  document.documentElement.classList.toggle('previewing', message !== undefined)
  if (!message) return onSize(0)

  const name = element('bdi', 'preview-name', message.senderName)
  const text = element('span', 'preview-text', shorten(summaryOf(message, t), longest))
  text.dir = 'auto'
  const open = element('button', 'preview-open')
  open.append(name, text)
  open.addEventListener('click', onOpen)
  const dismiss = element('button', 'preview-dismiss', '×')
  dismiss.ariaLabel = t('toast.dismiss')
  dismiss.addEventListener('click', onDismiss)
  const card = (box = element('section', 'preview'))
  card.role = 'status'
  card.addEventListener('keydown', ({ key }) => key === 'Escape' && onDismiss())
  document.body.append(card)
  card.append(open, dismiss)
  // Beside the launcher of a phone the frame is narrower than over the whole screen.
  sizes = new ResizeObserver(() => onSize(Math.min(Math.ceil(card.offsetHeight), maxPreviewPx)))
  sizes.observe(card)
}

function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  className: string,
  text = '',
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag)
  made.className = className
  made.textContent = text
  return made
}
