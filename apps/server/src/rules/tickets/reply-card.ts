import { encodeContent } from '@foyer/contract/messages/codec.ts'
import { oneLine } from '../text/one-line.ts'
import { shorten } from '@foyer/core/text/shorten.ts'
import { shown } from '@foyer/core/log/card-parts.ts'

const longest = 140

type Replied = {
  ticket: { id: string; number: number; title: string; userId: string }
  nick: string
  content: string
}

/** The card in the chat that tells of a public reply and leads to its ticket. The address names, it proves nothing. */
export function replyCard({ ticket, nick, content }: Replied): string {
  const [woId, userId] = [ticket.id, ticket.userId].map(encodeURIComponent)
  return encodeContent({
    kind: 'link',
    imgUrl: '',
    title: shown(`#${ticket.number} ${ticket.title}`),
    subTitle: shown(nick),
    describe: shown(shorten(oneLine(content), longest)),
    linkType: '',
    linkUrl: `/chat_online/workorder?woId=${woId}&userId=${userId}`,
  }).msgContent
}
