import type { MessageOf } from '../message-kind.ts'
import { Unreadable } from '../Unreadable.tsx'
import { RichContent } from './RichContent.tsx'

export function HtmlMessage({ message: { content } }: { message: MessageOf<'html'> }) {
  return content.html.trim() ? <RichContent html={content.html} /> : <Unreadable />
}
